import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { departmentOrders } from './tables.ts'

/** Empty if the shopper uses the store's own order. */
export async function readDepartmentOrder(
  queries: Queries,
  userId: string,
  storeName: string,
): Promise<DepartmentOrOther[]> {
  const [row] = await queries
    .select({ departments: departmentOrders.departments })
    .from(departmentOrders)
    .where(and(eq(departmentOrders.userId, userId), eq(departmentOrders.storeName, storeName)))
  return row?.departments ?? []
}

export async function saveDepartmentOrder(
  queries: Queries,
  userId: string,
  storeName: string,
  departments: DepartmentOrOther[],
): Promise<void> {
  await queries
    .insert(departmentOrders)
    .values({ userId, storeName, departments })
    .onConflictDoUpdate({
      target: [departmentOrders.userId, departmentOrders.storeName],
      set: { departments },
    })
}
