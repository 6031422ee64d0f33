import type { CopiedProduct } from '@aisleway/core/catalogue/copy/copied-product'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { newForMs } from '@aisleway/core/catalogue/department-page/new-products'
import type { Diet } from '@aisleway/core/catalogue/diets'
import type { Product } from '@aisleway/core/catalogue/product'
import { asc, max, min, type SQL, sql } from 'drizzle-orm'
import { atOneMoment } from '../../../db/at-one-moment.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { activePages, pageSize } from '../store.ts'
import { products } from '../tables.ts'

/** A product as a snapshot holds it; what only its details need stays in the database. */
export type SoldProduct = CopiedProduct & Product & Pick<CatalogueRow, 'kind'>

/**
 * All products that are sold at the moment, with their counted popularity where the file gives none. Those that were
 * added within the week before the newest addition carry its date.
 */
export function readSoldProducts({ queries }: Database): Promise<SoldProduct[]> {
  const sold: SoldProduct[] = []
  const share = sharedBy((text: string) => text)
  const shareDiets = sharedBy((list: Diet[]) => list.join())
  return atOneMoment(queries, async tx => {
    for await (const page of pagesOfSold(tx, await newSince(tx))) {
      for (const row of page) {
        sold.push({
          id: row.id,
          name: row.name,
          priceCents: row.priceCents,
          originalPriceCents: row.originalPriceCents,
          weightQuantity: share(row.weightQuantity),
          department: share(row.department),
          imageUrl: row.imageUrl,
          diets: shareDiets(row.diets),
          category: share(row.category),
          kind: share(row.kind),
          popularity: row.popularity,
          addedAt: row.addedAt ? share(row.addedAt.toISOString()) : undefined,
          isRetired: false,
        })
      }
    }
    return sold
  })
}

function pagesOfSold(tx: Queries, since: SQL) {
  const { id, name, priceCents, originalPriceCents, weightQuantity, department } = products
  const { imageUrl, diets, category, kind, popularity, countedPopularity, listedAt } = products
  const columns = {
    ...{ id, name, priceCents, originalPriceCents, weightQuantity, department },
    ...{ imageUrl, diets, category, kind },
    popularity: sql<number>`coalesce(nullif(${popularity}, 0), ${countedPopularity})`,
    addedAt: sql<Date | null>`CASE WHEN ${listedAt} > ${since} THEN ${listedAt} END`.mapWith(
      listedAt,
    ),
  }
  return activePages(isNext =>
    tx.select(columns).from(products).where(isNext).orderBy(asc(id)).limit(pageSize),
  )
}

/**
 * Products added after this moment count as new: a week before the newest addition, but never the products with which
 * the catalogue began. It does not depend on today's date, because servers that load the catalogue on different days
 * must agree on the version of the copy for devices. The database compares the moments, because a `Date` has no
 * microseconds.
 */
async function newSince(tx: Queries): Promise<SQL> {
  const { listedAt } = products
  const [row] = await tx
    .select({
      moment: sql<string>`greatest(${min(listedAt)}, ${max(listedAt)} - make_interval(secs => ${newForMs / 1000}))::text`,
    })
    .from(products)
  return sql`${row?.moment}::timestamptz`
}

/** Returns the first of equal values, because a database driver creates them anew for each row. */
function sharedBy<Value>(keyOf: (value: Value) => string) {
  const firsts = new Map<string, Value>()
  return <Same extends Value>(value: Same): Same => {
    const key = keyOf(value)
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, value)
    return (first ?? value) as Same
  }
}
