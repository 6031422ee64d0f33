import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { Product } from '@aisleway/core/catalogue/product'
import { dealsFetched } from '@aisleway/core/shopping/deals'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { productFromRow } from '../catalogue/product-from-row.ts'
import { products } from '../catalogue/tables.ts'

/** On sale first, then the cheaper (spec 2 §7); none for Other. */
export async function findDeals(
  { queries }: Database,
  department: DepartmentOrOther,
): Promise<Product[]> {
  if (department === 'Other') return []
  const isOnSale = sql`coalesce(${products.originalPriceCents} > ${products.priceCents}, false)`
  const rows = await queries
    .select()
    .from(products)
    .where(and(eq(products.department, department), isNull(products.retiredAt)))
    .orderBy(desc(isOnSale), asc(products.priceCents), asc(products.id))
    .limit(dealsFetched)
  return rows.map(({ retiredAt: _, ...row }) => productFromRow({ ...row, isRetired: false }))
}
