import { asc, eq } from 'drizzle-orm'
import { userRangeAfter } from '../../auth/user-ranges.ts'
import type { Database, Queries } from '../../db/database.ts'
import { isWriteConflict } from '../../db/write-conflict.ts'
import { priceDrops } from './tables.ts'
import { writePriceNotices } from './write-price-notices.ts'

/** Notes which products became cheaper, in the transaction that changed their prices. */
export async function notePriceDrops(tx: Queries, cheaper: readonly string[]): Promise<void> {
  if (cheaper.length > 0) await tx.insert(priceDrops).values({ productIds: [...cheaper] })
}

/** Those told in one transaction cannot delete their account or change their address until its end. */
const shoppersAtOnce = 100

/** Writes notices of the noted price drops for everybody to whom they matter. Several servers may do so at the same time. */
export async function announcePriceDrops(
  database: Database,
  atOnce = shoppersAtOnce,
): Promise<void> {
  for (;;) {
    try {
      if (!(await announceNext(database, atOnce))) return
    } catch (error) {
      // One of the shoppers has just deleted the account, and will not be among them next time.
      if (!isWriteConflict(error)) throw error
    }
  }
}

/** Does so for the next shoppers; false if everybody knows about every price drop. */
function announceNext({ queries }: Database, atOnce: number): Promise<boolean> {
  return queries.transaction(async tx => {
    const [drop] = await tx
      .select()
      .from(priceDrops)
      .orderBy(asc(priceDrops.at))
      .limit(1)
      .for('update')
    if (!drop) return false
    const isThis = eq(priceDrops.id, drop.id)
    const shoppers = await userRangeAfter(tx, drop.toldUpTo, atOnce)
    if (shoppers) {
      await writePriceNotices(tx, drop.productIds, shoppers)
      await tx.update(priceDrops).set({ toldUpTo: shoppers.upTo }).where(isThis)
    } else {
      await tx.delete(priceDrops).where(isThis)
    }
    return true
  })
}
