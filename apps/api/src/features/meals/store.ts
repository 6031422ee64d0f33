import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import { atOneMoment } from '../../db/at-one-moment.ts'
import type { Database, Queries } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { announceCatalogueChange } from '../catalogue/store.ts'
import { products } from '../catalogue/tables.ts'
import { foodProducts, meals } from './tables.ts'

export type MealRow = typeof meals.$inferSelect
export type FoodLink = { food: string; productId: string }
type NeededFood = {
  food: string
  name: string
  search: string
  isSold: boolean
  /** The departments of all products that serve, or ever served, as it. */
  departments: DepartmentOrOther[]
}

export async function hasMeals(queries: Queries): Promise<boolean> {
  const [row] = await queries.select({ slug: meals.slug }).from(meals).limit(1)
  return row !== undefined
}

/** All meals and the products that serve as their foods, in one consistent snapshot. */
export function readMenu({
  queries,
}: Database): Promise<{ meals: MealRow[]; links: { food: string; product: CatalogueRow }[] }> {
  return atOneMoment(queries, async tx => ({
    meals: await readMeals(tx),
    links: await readLinks(tx),
  }))
}

async function readMeals(tx: Queries): Promise<MealRow[]> {
  const rows: MealRow[] = []
  for (;;) {
    const batch = await tx
      .select()
      .from(meals)
      .where(gt(meals.slug, rows.at(-1)?.slug ?? ''))
      .orderBy(asc(meals.slug))
      .limit(mealsAtOnce)
    rows.push(...batch)
    if (batch.length < mealsAtOnce) return rows
  }
}

/** Reads page by page: one statement for all links would read the whole catalogue. */
async function readLinks(tx: Queries): Promise<{ food: string; product: CatalogueRow }[]> {
  const { food, productId } = foodProducts
  const { retiredAt: _, ...product } = getTableColumns(products)
  const links: { food: string; product: CatalogueRow }[] = []
  for (let last = { food: '', productId: '' }; ; ) {
    const linked = tx
      .select()
      .from(foodProducts)
      .where(sql`(${food}, ${productId}) > (${last.food}, ${last.productId})`)
      .orderBy(asc(food), asc(productId))
      .limit(linksAtOnce)
      .as('linked')
    const page = await tx
      .select({ food: linked.food, productId: linked.productId, product })
      .from(linked)
      .leftJoin(products, and(eq(products.id, linked.productId), isNull(products.retiredAt)))
      .orderBy(asc(linked.food), asc(linked.productId))
    for (const { food, product } of page) if (product) links.push({ food, product })
    if (page.length < linksAtOnce) return links
    last = page.at(-1)!
  }
}

/** Adds meals, or replaces those with the same slug; every server reloads its menu. */
export async function writeMeals(tx: Queries, rows: readonly MealRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += mealsAtOnce) {
    await tx
      .insert(meals)
      .values(rows.slice(from, from + mealsAtOnce))
      .onConflictDoUpdate({ target: meals.slug, set: allButSlug })
  }
  await announceCatalogueChange(tx)
}

const allButSlug = Object.fromEntries(
  Object.entries(getTableColumns(meals))
    .filter(([key]) => key !== 'slug')
    .map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
)

/** Records that these products serve as these foods; unknown products and foods are left out. */
export async function linkFoods(tx: Queries, links: readonly FoodLink[]): Promise<void> {
  for (let from = 0; from < links.length; from += linksAtOnce) {
    const some = JSON.stringify(links.slice(from, from + linksAtOnce))
    await tx.execute(sql`
      INSERT INTO food_products (food, product_id)
      SELECT link.food, products.id
      FROM json_to_recordset(${some}::json) AS link(food text, "productId" text)
      JOIN products ON products.id = link."productId"
      ON CONFLICT DO NOTHING`)
  }
}

/** The foods that meals need, and whether any active product serves as each. */
export async function readFoods(tx: Queries): Promise<NeededFood[]> {
  return rowsOf<NeededFood>(
    tx,
    sql`
    SELECT needed.food, needed.name, needed.search,
      coalesce(bool_or(retired_at IS NULL) FILTER (WHERE products.id IS NOT NULL), false)
        AS "isSold",
      coalesce(json_agg(DISTINCT department) FILTER (WHERE products.id IS NOT NULL), '[]')
        AS departments
    FROM (
      SELECT DISTINCT ON (food) food, name, search
      FROM (SELECT CASE jsonb_typeof(ingredients) WHEN 'array' THEN ingredients END AS list
            FROM meals) AS counted,
        jsonb_to_recordset(list) AS ingredient(food text, name text, search text)
      WHERE search <> '' ORDER BY food, search
    ) AS needed
    LEFT JOIN food_products ON food_products.food = needed.food
    LEFT JOIN products ON products.id = product_id
    GROUP BY needed.food, needed.name, needed.search ORDER BY needed.food`,
  )
}

/** Reading an answer takes the server's own thread, so requests are served between batches. */
const mealsAtOnce = 100
const linksAtOnce = 500
