import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { buildProducts } from '@aisleway/sample-store/build-products'
import { ingredients } from '@aisleway/sample-store/ingredients'
import { buildMeals, type MealIngredient } from '@aisleway/sample-store/meals/build-meals'
import { productsFor } from '@aisleway/sample-store/meals/products-for'
import { productReplacements } from '@aisleway/sample-store/meals/replacements'
import { priceHistory, soldForDays } from '@aisleway/sample-store/price-history'
import type { Database } from '../db/database.ts'
import { replaceCatalogue } from '../features/catalogue/exchange/replace-catalogue.ts'
import { foodsIn } from '../features/catalogue/find-products.ts'
import { daysAgo, type PastPrice, writePastPrices } from '../features/catalogue/price-history.ts'
import { isCatalogueEmpty, readActiveProducts } from '../features/catalogue/store.ts'
import { matchFoods } from '../features/meals/match-foods.ts'
import {
  type FoodLink,
  hasMeals,
  linkFoods,
  type MealRow,
  writeMeals,
} from '../features/meals/store.ts'
import type { StoredIngredient } from '../features/meals/stored-ingredient.ts'

/** Fills an empty catalogue with the sample store, and an empty cookbook with its meals. */
export async function seedSampleStore(
  database: Database,
  onProgress: (rows: number, of: number) => void,
): Promise<void> {
  const needsProducts = await isCatalogueEmpty(database)
  const needsMeals = !(await hasMeals(database.queries))
  if (!needsProducts && !needsMeals) return
  const products = sampleProducts()
  if (needsProducts) {
    await replaceCatalogue(database, products, {
      onProgress: rows => onProgress(rows, products.length),
      begin: async tx => {
        if (!(await isCatalogueEmpty({ queries: tx }))) throw new FilledMeanwhile()
      },
      follow: tx => writePastPrices(tx, pastPrices(products)),
      pricesSince: daysAgo(soldForDays),
    }).catch(error => {
      if (!(error instanceof FilledMeanwhile)) throw error
    })
  }
  if (needsMeals) await seedMeals(database, products)
}

/** Another server that starts, or an import, was faster. */
class FilledMeanwhile extends Error {}

/** If an import has replaced the sample products, matching products are searched for. */
async function seedMeals(database: Database, products: readonly CatalogueRow[]): Promise<void> {
  const sold = await readActiveProducts(database)
  await database.queries.transaction(async tx => {
    await writeMeals(tx, sampleMeals())
    await linkFoods(tx, sampleLinks(products))
    await matchFoods(tx, foodsIn(sold))
  })
}

export function sampleMeals(): MealRow[] {
  return buildMeals().map(mealRow)
}

export function sampleProducts(): CatalogueRow[] {
  return buildProducts().map(({ picture, ...product }) => ({
    ...product,
    imageUrl: `/pictures/${picture}`,
  }))
}

/** Without what the import itself writes for a product that always had today's price. */
function pastPrices(products: readonly CatalogueRow[]): PastPrice[] {
  return products.flatMap(product =>
    priceHistory(product)
      .filter(past => past.daysAgo < soldForDays || past.priceCents !== product.priceCents)
      .map(past => ({ productId: product.id, ...past })),
  )
}

function mealRow({ picture, ...meal }: ReturnType<typeof buildMeals>[number]): MealRow {
  return {
    ...meal,
    mealTypes: [...meal.mealTypes],
    steps: [...meal.steps],
    imageUrl: `/pictures/${picture}`,
    ingredients: meal.ingredients.map(storedIngredient),
    isImported: false,
  }
}

function storedIngredient({ productKinds: _, ...ingredient }: MealIngredient): StoredIngredient {
  const { plural, gramsEach, gramsPerFlOz, refusePercent } = ingredient
  return {
    ...ingredient,
    plural: plural ?? null,
    gramsEach: gramsEach ?? null,
    gramsPerFlOz: gramsPerFlOz ?? null,
    refusePercent: refusePercent ?? null,
  }
}

/** The products that serve as a food, and the replacements for any of them. */
export function sampleLinks(products: readonly CatalogueRow[]): FoodLink[] {
  const idByName = new Map(products.map(({ name, id }) => [name, id]))
  return Object.keys(ingredients).flatMap(food =>
    productsFor(food, products).flatMap(({ id, name }) => {
      const replacement = idByName.get(productReplacements[name] ?? '')
      return [id, ...(replacement ? [replacement] : [])].map(productId => ({ food, productId }))
    }),
  )
}
