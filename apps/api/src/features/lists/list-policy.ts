import type { savedLists } from './tables.ts'

/** What somebody may do with a list; each includes the ones before it. */
export type Access = 'view' | 'edit' | 'own'

type ListRow = typeof savedLists.$inferSelect

const granted = Symbol('granted')

type Includes = { view: 'view'; edit: 'view' | 'edit'; own: 'view' | 'edit' | 'own' }

/** A list that somebody was found to have this access to; only the check below makes one. */
export type AuthorizedList<Needed extends Access> = ListRow & {
  readonly [granted]: { [access in Includes[Needed]]: true }
}

/** The list with the access asked for, or why not: who may not see a list is told that there is none. */
export function authorize<Needed extends Access>(
  list: ListRow | undefined,
  userId: string,
  needed: Needed,
): AuthorizedList<Needed> | 'list_not_found' | 'forbidden' {
  const access = list && accessOf(list, userId)
  if (!list || !access) return 'list_not_found'
  if (rank[access] < rank[needed]) return 'forbidden'
  return { ...list, [granted]: { view: true, edit: true, own: true } } as AuthorizedList<Needed>
}

/** Who may do what (decision 20). */
function accessOf(list: ListRow, userId: string): Access | null {
  return list.userId === userId ? 'own' : null
}

const rank: Record<Access, number> = { view: 0, edit: 1, own: 2 }
