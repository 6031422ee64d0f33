import type { Product } from '@aisleway/core/catalogue/product'
import { nameWithoutSize } from '@aisleway/core/catalogue/product'
import { guessDepartment } from '@aisleway/core/lists/guess-department'
import { maxItemName } from '@aisleway/core/lists/list-item'
import { isStapleFood } from '@aisleway/core/meals/basket/pantry'
import { memoize } from '@aisleway/core/memoize'
import { lastGoodDay } from '@aisleway/core/pantry/keeps-unopened'
import { entryKey } from '@aisleway/core/pantry/pantry-entry'
import type { Supply } from '@aisleway/core/pantry/put-in'
import { foldText } from '@aisleway/core/text/fold-text'
import { truncate } from '@aisleway/core/text/truncate'
import type { NamedFood, TodaysMenu } from '../meals/build-menu.ts'

type Sold = Pick<Product, 'name' | 'imageUrl' | 'department' | 'weightQuantity'> & {
  /** Null for free text. */
  id: string | null
}

/** A number of packages of a product, or something named in free text, as a pantry supply. */
export function supplyOf(menu: TodaysMenu, sold: Sold, packages: number, day: string): Supply {
  const served = sold.id === null ? servedByWords(menu, sold.name) : servedBy(menu, sold.id)
  return supplyServing(served, sold, packages, day)
}

function supplyServing(
  served: readonly Served[],
  sold: Sold,
  packages: number,
  day: string,
): Supply {
  const [food] = served
  const foods = served.map(one => one.food.food)
  const name = truncate(food?.food.name ?? nameWithoutSize(sold), maxItemName)
  const { imageUrl, department, id: productId } = sold
  const grams = food?.packageGrams ?? null
  return {
    key: entryKey({ foods, productId, name }),
    name,
    imageUrl,
    department,
    productId,
    foods,
    grams: grams === null ? null : grams * packages,
    useBy: lastGoodDay({ name, foods, department }, day),
    isStaple: isStapleFood(name),
  }
}

/** Something named in free text: if it names a food in the cookbook, the product that meals prefer for it. */
export function supplyOfWords(menu: TodaysMenu, words: string, day: string): Supply {
  const food = foodsByName(menu).get(foldText(words.trim()))
  const offer = food && menu.offersOf(food.food, null)?.[0]
  if (offer) {
    // Eggs serve as egg whites, but somebody who names egg whites has no eggs.
    const served = servedBy(menu, offer.product.id).toSorted(
      (a, b) => Number(b.food.food === food.food) - Number(a.food.food === food.food),
    )
    return supplyServing(served, offer.product, 1, day)
  }
  const unknown = {
    id: null,
    name: words,
    imageUrl: '',
    department: guessDepartment(words),
    weightQuantity: '',
  }
  return supplyOf(menu, unknown, 1, day)
}

type Served = { food: NamedFood; packageGrams: number | null }

function servedByWords(menu: TodaysMenu, words: string): Served[] {
  const food = foodsByName(menu).get(foldText(words.trim()))
  return food ? [{ food, packageGrams: null }] : []
}

/** The cookbook foods as which a product serves. */
export function foodsOfProduct(menu: TodaysMenu, productId: string): NamedFood[] {
  return servedBy(menu, productId).map(({ food }) => food)
}

function servedBy(menu: TodaysMenu, productId: string): readonly Served[] {
  return servedByProducts(menu).get(productId) ?? []
}

/**
 * The foods as which each product serves. The whole product, with the most edible grams per package, comes first: a
 * carton of eggs is eggs rather than egg whites. Ties are broken by the food with the fewest products.
 */
const servedByProducts = memoize((menu: TodaysMenu): ReadonlyMap<string, Served[]> => {
  const found = menu.foods
    .map(food => ({ food, offers: menu.offersOf(food.food, null) ?? [] }))
    .sort((a, b) => a.offers.length - b.offers.length || (a.food.food < b.food.food ? -1 : 1))
  const byProduct = new Map<string, Served[]>()
  for (const { food, offers } of found) {
    for (const { product, packageGrams } of offers) {
      const served = byProduct.get(product.id) ?? []
      if (served.length < mostFoods) served.push({ food, packageGrams })
      byProduct.set(product.id, served)
    }
  }
  for (const served of byProduct.values()) {
    served.sort((a, b) => (b.packageGrams ?? 0) - (a.packageGrams ?? 0))
  }
  return byProduct
})

/** The maximum per entry. */
const mostFoods = 20

const foodsByName = memoize(
  ({ foods }: TodaysMenu) =>
    new Map(
      foods.flatMap(food =>
        [food.plural, food.name, food.food].flatMap(name =>
          name ? [[foldText(name), food] as const] : [],
        ),
      ),
    ),
)
