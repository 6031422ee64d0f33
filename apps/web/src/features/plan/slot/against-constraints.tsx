import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../../api/client/client.ts'
import { MealRow } from './meal-row.tsx'
import { messages } from './messages.ts'

type Props = {
  text: string
  /** The meals that are already offered. */
  fitting: ReadonlySet<string>
  onChoose: (slug: string) => void
}

/**
 * Meals and recipes of that name that break a constraint or whose cost is unknown: they may be chosen anyway, and
 * the plan says what they break.
 */
export function AgainstConstraints({ text, fitting, onChoose }: Props) {
  const id = useId()
  const { data } = useQuery({
    queryKey: ['plan', 'named', text],
    queryFn: async () => {
      const [own, named] = await Promise.all([
        api.meals.search({ whose: 'mine', text }),
        api.meals.named({ text }),
      ])
      return [...own.meals.map(({ meal }) => meal), ...named]
    },
  })
  const meals = data?.filter(({ slug }) => !fitting.has(slug)) ?? []
  if (meals.length === 0) return null
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
