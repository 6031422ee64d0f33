import type { ListStatus } from '@aisleway/core/lists/list'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import type { AuthorizedList } from './access/list-policy.ts'
import { notifyLists, notifyStatus } from './notify-members.ts'
import { savedLists } from './tables.ts'

export async function renameList(tx: Queries, list: AuthorizedList<'edit'>, name: string) {
  const renamed = await updateList(tx, list, { name })
  await notifyLists(tx, renamed)
  return renamed
}

export async function setTemplate(
  tx: Queries,
  list: AuthorizedList<'own'>,
  isTemplate: boolean,
): Promise<AuthorizedList<'edit'>> {
  const changed = await updateList(tx, list, { isTemplate })
  await notifyStatus(tx, changed)
  await notifyLists(tx, changed)
  return changed
}

/** Writes facts of the list, which must be locked. */
export async function updateList(
  tx: Queries,
  list: AuthorizedList<'edit'>,
  values: Partial<{
    name: string
    isTemplate: boolean
    status: ListStatus
    startedAt: Date | null
    lastShoppedAt: Date
    pauses: string[]
    round: number
    shoppingAt: null
    split: null
  }>,
): Promise<AuthorizedList<'edit'>> {
  await tx.update(savedLists).set(values).where(eq(savedLists.id, list.id))
  return { ...list, ...values }
}
