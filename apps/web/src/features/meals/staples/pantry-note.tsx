import { type MealBasket, pantryCost } from '@aisleway/core/meals/basket/basket'
import type { Meal } from '@aisleway/core/meals/meal'
import { formatCents } from '@aisleway/core/money'
import { useQuery } from '@tanstack/react-query'
import { classNames } from '../../../ui/class-names.ts'
import { messages } from '../messages.ts'
import { staplesQuery } from './use-staples.ts'

type Props = { meal: Meal; basket: MealBasket; className?: string }

/** Says what the price excludes until the shopper has said what is at home, and then what it includes. */
export function PantryNote({ meal, basket, className }: Props) {
  const isAnswered = Boolean(useQuery(staplesQuery).data)
  const { cents, names } = pantryCost(meal, basket, isAnswered)
  if (names.length === 0) return null
  const text = isAnswered ? messages.includesLacking : messages.ifYouLack
  return (
    <p className={classNames('text-ink2 text-meta', className)}>
      {text(formatCents(cents), names.slice(0, namesShown), Math.max(0, names.length - namesShown))}
    </p>
  )
}

/** The most expensive are named; the others are only counted. */
const namesShown = 2
