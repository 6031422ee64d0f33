import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../../api/client/client.ts'
import { typingPauseMs } from '../../catalogue/search-box/use-search-text.ts'
import { useAfterPause } from '../../catalogue/suggestions/use-after-pause.ts'
import { MealRow } from './meal-row.tsx'
import { messages } from './messages.ts'

type Props = {
  text: string
  /** The meals that are already offered. */
  fitting: ReadonlySet<string>
  /** Shown if there is none here either; undefined if some are already offered. */
  noneText: string | undefined
  onChoose: (slug: string) => void
}

/**
 * Meals and recipes of that name that break a constraint or whose cost is unknown: they may be chosen anyway, and
 * the plan says what they break.
 */
export function AgainstConstraints({ text, fitting, noneText, onChoose }: Props) {
  const id = useId()
  const wanted = useAfterPause(text, typingPauseMs)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['plan', 'named', wanted],
    queryFn: async ({ signal }) => {
      const [own, named] = await Promise.all([
        api.meals.search({ whose: 'mine', text: wanted }, { signal }),
        api.meals.named({ text: wanted }, { signal }),
      ])
      return [...own.meals.map(({ meal }) => meal), ...named]
    },
    placeholderData: keepPreviousData,
  })
  if (!data) return isError && <Note>{messages.otherMealsFailed}</Note>
  const meals = data.filter(({ slug }) => !fitting.has(slug))
  const isAnswered = wanted === text && !isPlaceholderData
  if (meals.length === 0) return isAnswered && noneText !== undefined && <Note>{noneText}</Note>
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-bold text-ink2 text-meta">
        {messages.againstConstraints}
      </h3>
      <ul className="-mx-1.5 flex flex-col gap-1">
        {meals.map(meal => (
          <li key={meal.slug}>
            <MealRow meal={meal} note="" onChoose={() => onChoose(meal.slug)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="py-2 text-ink2">
      {children}
    </p>
  )
}
