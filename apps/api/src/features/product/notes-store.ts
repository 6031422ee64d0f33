import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { productNotes } from './tables.ts'

type Key = { userId: string; productId: string }

/** Empty if there is none. */
export async function readNote({ queries }: Database, key: Key): Promise<string> {
  const [row] = await queries
    .select({ text: productNotes.text })
    .from(productNotes)
    .where(isOf(key))
  return row?.text ?? ''
}

/** An empty text removes the note. The product must exist. */
export async function saveNote(
  { queries }: Database,
  key: Key,
  text: string,
  writtenAt: Date,
): Promise<void> {
  if (text === '') {
    await queries.delete(productNotes).where(isOf(key))
    return
  }
  await queries
    .insert(productNotes)
    .values({ ...key, text, writtenAt })
    .onConflictDoUpdate({
      target: [productNotes.userId, productNotes.productId],
      set: { text, writtenAt },
    })
}

function isOf({ userId, productId }: Key) {
  return and(eq(productNotes.userId, userId), eq(productNotes.productId, productId))
}
