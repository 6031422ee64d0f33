import { dayMs } from '@aisleway/core/days'
import type { Pantry } from '@aisleway/core/pantry/contract'
import { isRemembered, isTooFull, type PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { announce } from '../../realtime/announce.ts'
import { type EntryBefore, pantries, pantryChanges, pantryEntries } from './tables.ts'
import { type UsedPantry, usedPantry, usersOf } from './used-pantry.ts'

/** The pantry that a shopper uses. */
export async function readPantry(queries: Queries, userId: string): Promise<Pantry> {
  const { ownerId, ...pantry } = await usedPantry(queries, userId)
  return { ...pantry, entries: await readEntries(queries, ownerId) }
}

export async function readEntries(queries: Queries, ownerId: string): Promise<PantryEntry[]> {
  const rows = await queries
    .select({ entry: pantryEntries.entry })
    .from(pantryEntries)
    .where(eq(pantryEntries.userId, ownerId))
    .orderBy(pantryEntries.key)
  return rows.map(({ entry }) => entry)
}

/** Entries by key, sorted by key. */
type Entries = ReadonlyMap<string, PantryEntry>
/** Entries by key; null for removed ones. */
type Written = ReadonlyMap<string, PantryEntry | null>

type Change = {
  userId: string
  now: Date
  /** For additions and removals: applied once, and undone by this id. */
  id?: string
}

/**
 * Writes what the work returns into the pantry that the shopper uses, one change at a time; undefined if a change
 * with this id was already made.
 */
export async function changePantry(
  tx: Queries,
  { userId, now, id }: Change,
  work: (known: Entries) => Written,
): Promise<number | 'pantry_full' | undefined> {
  const { ownerId } = await lockedPantry(tx, userId)
  if (id !== undefined && (await isMade(tx, ownerId, id))) return undefined
  const entries = await readEntries(tx, ownerId)
  const known = new Map(entries.map(entry => [entry.key, entry]))
  const written = settled(work(known))
  if (hasNoRoom(known, written)) return 'pantry_full'
  if (id !== undefined) {
    const before = [...written].map(
      ([key, entry]): EntryBefore => ({
        key,
        entry: known.get(key) ?? null,
        isRemoved: entry === null,
      }),
    )
    await tx.insert(pantryChanges).values({ userId: ownerId, id, madeAt: now, before })
  }
  await writeEntries(tx, ownerId, written, { now, id: id ?? null })
  await announce(tx, await usersOf(tx, ownerId), { kind: 'pantry' })
  return written.size
}

/** An undo is offered right away, and may wait on a device without a network. */
const daysToUndo = 30

/** What an old change replaced would pile up for years; its id stays, so that it is never made again. */
export async function forgetOldStates(
  { queries }: Pick<Database, 'queries'>,
  now: Date,
): Promise<void> {
  const isOld = lt(pantryChanges.madeAt, new Date(now.getTime() - daysToUndo * dayMs))
  await queries
    .update(pantryChanges)
    .set({ before: [] })
    .where(and(isOld, sql`${pantryChanges.before} <> '[]'`))
}

/**
 * Undoes a change, except for entries written or removed since; a repeated undo changes nothing. A full pantry refuses
 * it, and it can be undone once there is room.
 */
export async function undoChange(
  tx: Queries,
  { userId, now, id }: Required<Change>,
): Promise<'pantry_full' | undefined> {
  const { ownerId } = await lockedPantry(tx, userId)
  const isIt = and(eq(pantryChanges.userId, ownerId), eq(pantryChanges.id, id))
  const [change] = await tx.select({ before: pantryChanges.before }).from(pantryChanges).where(isIt)
  if (!change) return undefined
  const rows = await tx
    .select({ key: pantryEntries.key, changeId: pantryEntries.changeId })
    .from(pantryEntries)
    .where(eq(pantryEntries.userId, ownerId))
  const writtenBy = new Map(rows.map(({ key, changeId }) => [key, changeId]))
  const restored = change.before.filter(({ key, isRemoved = true }) =>
    writtenBy.has(key) ? writtenBy.get(key) === id : isRemoved,
  )
  const written = new Map(restored.map(({ key, entry }) => [key, entry]))
  if (hasNoRoom(writtenBy, written)) return 'pantry_full'
  await tx.delete(pantryChanges).where(isIt)
  await writeEntries(tx, ownerId, written, { now, id: null })
  await announce(tx, await usersOf(tx, ownerId), { kind: 'pantry' })
  return undefined
}

export async function sharePantry(tx: Queries, userId: string, isShared: boolean): Promise<void> {
  await ensurePantry(tx, userId)
  await tx.update(pantries).set({ isShared }).where(eq(pantries.userId, userId))
  await announce(tx, await usersOf(tx, userId), { kind: 'pantry' })
}

/** Switches to another person's pantry, or back to the shopper's own. */
export async function choosePantry(
  tx: Queries,
  userId: string,
  ownerId: string | null,
): Promise<'used' | 'not_offered'> {
  const { offered } = await usedPantry(tx, userId)
  if (ownerId !== null && !offered.some(({ id }) => id === ownerId)) return 'not_offered'
  await ensurePantry(tx, userId)
  await tx.update(pantries).set({ usedUserId: ownerId }).where(eq(pantries.userId, userId))
  await announce(tx, [userId], { kind: 'pantry' })
  return 'used'
}

/**
 * The pantry that the shopper uses, locked until the end of the transaction; created by the first change. Its owner
 * may stop sharing it while the lock is awaited, so the permission is read again under the lock.
 */
async function lockedPantry(tx: Queries, userId: string): Promise<UsedPantry> {
  await ensurePantry(tx, userId)
  let used = await usedPantry(tx, userId)
  for (;;) {
    const { ownerId } = used
    await tx
      .select({ userId: pantries.userId })
      .from(pantries)
      .where(eq(pantries.userId, ownerId))
      .for('update')
    used = await usedPantry(tx, userId)
    if (used.ownerId === ownerId) return used
  }
}

async function ensurePantry(tx: Queries, userId: string): Promise<void> {
  await tx.insert(pantries).values({ userId }).onConflictDoNothing()
}

async function isMade(tx: Queries, userId: string, id: string): Promise<boolean> {
  const made = await tx.$count(
    pantryChanges,
    and(eq(pantryChanges.userId, userId), eq(pantryChanges.id, id)),
  )
  return made > 0
}

function hasNoRoom(known: ReadonlyMap<string, unknown>, written: Written): boolean {
  const keys = new Set(known.keys())
  for (const [key, entry] of written) {
    if (entry) keys.add(key)
    else keys.delete(key)
  }
  return isTooFull({ before: known.size, after: keys.size })
}

function settled(written: Written): Written {
  return new Map(
    [...written].map(([key, entry]) => [key, entry && isRemembered(entry) ? entry : null]),
  )
}

async function writeEntries(
  tx: Queries,
  userId: string,
  written: Written,
  { now, id }: { now: Date; id: string | null },
): Promise<void> {
  const gone = [...written].flatMap(([key, entry]) => (entry ? [] : key))
  if (gone.length > 0) {
    await tx
      .delete(pantryEntries)
      .where(and(eq(pantryEntries.userId, userId), inArray(pantryEntries.key, gone)))
  }
  const rows = [...written].flatMap(([key, entry]) =>
    entry ? { userId, key, entry, changeId: id, updatedAt: now } : [],
  )
  if (rows.length === 0) return
  await tx
    .insert(pantryEntries)
    .values(rows)
    .onConflictDoUpdate({
      target: [pantryEntries.userId, pantryEntries.key],
      set: {
        entry: sql`excluded.entry`,
        changeId: sql`excluded.change_id`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}
