import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client/client.ts'
import { useSession } from '../../../api/session/session.ts'
import { locally, networkOrLocal } from '../../../local-catalogue/local-first.ts'
import { Option, OptionGroup } from '../../../ui/fields/option-list.tsx'
import { storeLanguage } from '../../catalogue/written-language.ts'
import { MealPicture } from '../meal-picture.tsx'
import { messages } from './messages.ts'

type Props = { text: string; onChosen: () => void }

/** Meals whose names match, for the search box. They require an account, as their screens do. */
export function MealSuggestions({ text, onChosen }: Props) {
  const { user } = useSession()
  const { data: meals = [] } = useQuery({ ...mealsNamedQuery(text), enabled: user !== null })
  const navigate = useNavigate()
  if (meals.length === 0) return null
  return (
    <OptionGroup title={messages.meals}>
      {meals.map(({ slug, name, imageUrl }) => (
        <Option
          key={slug}
          onChoose={() => {
            onChosen()
            navigate({ to: '/meals/$slug', params: { slug } })
          }}
        >
          <MealPicture imageUrl={imageUrl} className="size-13 shrink-0 rounded-[10px]" />
          <span lang={storeLanguage} className="min-w-0 grow truncate font-semibold">
            {name}
          </span>
        </Option>
      ))}
    </OptionGroup>
  )
}

function mealsNamedQuery(text: string) {
  return queryOptions({
    queryKey: ['meals', 'named', text],
    queryFn: () => networkOrLocal(() => api.meals.named({ text }), locally('mealsNamed', text)),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}
