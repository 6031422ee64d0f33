import {
  basketLines,
  freshBasket,
  includePantry,
  type MealBasket,
  setPackages,
  setPantry,
  setServings,
} from '@aisleway/core/meals/basket/basket'
import { type ChosenProduct, withProducts } from '@aisleway/core/meals/basket/swaps'
import type { Meal } from '@aisleway/core/meals/meal'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFoodsAtHome } from '../pantry/pantry-query.ts'
import { useLackingStaples } from './staples/use-staples.ts'

/** The shopper's choices for a meal. The URL holds the servings as well. */
export function useMealBasket(written: Meal) {
  const { servings: wanted } = useSearch({ strict: false }) as { servings?: unknown }
  const navigate = useNavigate()
  const lacking = useLackingStaples()
  const atHome = useFoodsAtHome()
  const [own, setBasket] = useState<MealBasket>(() => {
    const fresh = freshBasket(written)
    return isCount(wanted) ? setServings(fresh, Number(wanted)) : fresh
  })
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenProduct>>>({})
  const [addedIds, setAddedIds] = useState<readonly string[]>([])
  const meal = withProducts(written, chosen)
  // The answer may arrive or change while the meal is shown.
  const basket = { ...own, lacking, ...(atHome && { atHome }) }

  return {
    meal,
    basket,
    lines: basketLines(meal, basket),
    /** Servings wanted ÷ servings written. */
    scale: basket.servings / meal.servings,
    setServings(servings: number) {
      const next = setServings(basket, servings)
      setBasket(next)
      navigate({
        to: '.',
        search: (address: object) => ({ ...address, servings: String(next.servings) }),
        // Where the meal was opened from.
        state: true,
        replace: true,
        resetScroll: false,
      })
    },
    setPackages: (food: string, packages: number) => setBasket(setPackages(basket, food, packages)),
    setPantry: (food: string, isAdded: boolean) => setBasket(setPantry(basket, food, isAdded)),
    includePantry: (isIncluded: boolean) => setBasket(includePantry(meal, basket, isIncluded)),
    /** The products that this screen has added to the cart. */
    addedIds,
    markAdded: (ids: readonly string[]) => setAddedIds(before => [...before, ...ids]),
    /**
     * Another product comes in other packages, so the number chosen for the previous one is discarded. An Undo may
     * come after other changes, which stay.
     */
    chooseProduct(food: string, product: ChosenProduct) {
      setBasket(now => {
        const { [food]: _, ...packages } = now.packages
        return { ...now, packages }
      })
      setChosen(now => ({ ...now, [food]: product }))
    },
  }
}

export type MealOnScreen = ReturnType<typeof useMealBasket>

export function isCount(text: unknown): boolean {
  return typeof text === 'string' && /^[1-9]\d?$/.test(text)
}
