import { needText } from '@aisleway/core/cart/need'
import type { PlannedFood } from '@aisleway/core/plan/planned'
import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { Link } from '@tanstack/react-router'
import { messages } from '../messages.ts'

const worthTellingGrams = 30
const shownFoods = 12

/** What remains of the packages after the plan, with links to meals that use it up. */
export function LeftOver({ foods }: { foods: readonly PlannedFood[] }) {
  const left = foods
    .filter(({ need, leftGrams }) => need && leftGrams !== null && leftGrams >= worthTellingGrams)
    // Perishable foods come first.
    .toSorted((a, b) => (a.keepsDays ?? forEver) - (b.keepsDays ?? forEver))
    .slice(0, shownFoods)
  if (left.length === 0) return null
  return (
    <details className="group/fold mt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">{messages.leftOver}</span>
        <CaretDownIcon className="shrink-0 text-lg group-open/fold:rotate-180" />
      </summary>
      <ul className="flex flex-col pt-1">
        {left.map(({ food, need, leftGrams, keepsDays }) => (
          <li key={food} className="flex flex-wrap items-center justify-between gap-x-3">
            <Link
              to="/cookbook"
              search={{ have: food }}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-leaf"
            >
              {need && needText({ ...need, grams: leftGrams ?? 0 })}
            </Link>
            {keepsDays !== null && (
              <span className="text-ink2 text-meta">{messages.keeps(keepsDays)}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

const forEver = 1000
