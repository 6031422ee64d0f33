import { sql } from 'drizzle-orm'
import type { Queries } from './database.ts'

export type Notice = { channel: string; payload: string }

/** Takes a notice to pass it on by a broker; false if that cannot be done now. */
type Take = (notice: Notice) => boolean

/** Who passes on the notices of a transaction, or of statements outside of one. */
const takers = new WeakMap<object, Take>()

/** Tells every server that listens to the channel, if and when the transaction commits. */
export async function notify(tx: Queries, channel: string, payload: string): Promise<void> {
  // A transaction within another one has no taker, because it may be undone alone.
  if (takers.get(tx)?.({ channel, payload })) return
  await tx.execute(sql`SELECT pg_notify(${channel}, ${payload})`)
}

/** Lets a broker have the notices of these queries in place of PostgreSQL. */
export function passNoticesTo(queries: object, take: Take): void {
  takers.set(queries, take)
}
