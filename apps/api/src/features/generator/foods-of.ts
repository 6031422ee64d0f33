import { setImmediate } from 'node:timers/promises'
import { arrangeFoods, type Food, type Foods } from '@aisleway/core/generator/basket/arrange-foods'
import { memoize } from '@aisleway/core/memoize'
import type { CatalogueSnapshot } from '../catalogue/snapshot/catalogue-snapshot.ts'

/** The foods of a catalogue snapshot, arranged for its first basket. */
export const foodsOf = memoize(arrangeInTurns)

const productsPerTurn = 500

/** Yields to other requests in between. */
async function arrangeInTurns({ products }: CatalogueSnapshot): Promise<Foods> {
  const foods = new Map<string, Food>()
  for (let from = 0; from < products.length; from += productsPerTurn) {
    for (const [id, food] of arrangeFoods(products.slice(from, from + productsPerTurn))) {
      foods.set(id, food)
    }
    await setImmediate()
  }
  return foods
}
