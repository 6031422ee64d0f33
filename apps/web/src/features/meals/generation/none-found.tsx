import type { MealsState } from '@aisleway/core/meals/generation/meals-address'
import { withoutOneLimit } from '@aisleway/core/meals/generation/without-one-limit'
import { CookingPotIcon } from '@phosphor-icons/react/CookingPot'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { mealsQuery, type SeededPick } from '../meal-queries.ts'
import { messages } from '../messages.ts'

type Props = { pick: SeededPick; onShow: (state: MealsState) => void }

/** Says that no meal matches, and offers the meals that only one of the limits excludes. */
export function NoneFound({ pick, onShow }: Props) {
  const { title, message } = messages.noneFound
  return (
    <EmptyState
      title={title}
      picture={<CookingPotIcon />}
      actions={withoutOneLimit(pick.criteria).map(({ limit, criteria }) => (
        <Without
          key={limit}
          pick={{ ...pick, criteria }}
          label={messages.without[limit]}
          onShow={onShow}
        />
      ))}
    >
      {message}
    </EmptyState>
  )
}

type WithoutProps = Props & { label: (total: number) => string }

function Without({ pick, label, onShow }: WithoutProps) {
  const { data } = useQuery(mealsQuery(pick))
  if (!data?.total) return null
  return (
    <Button variant="tint" onClick={() => onShow({ ...pick, index: null })}>
      {label(data.total)}
    </Button>
  )
}
