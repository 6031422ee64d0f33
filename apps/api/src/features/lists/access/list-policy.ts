import type { listCollaborators, savedLists } from '../tables.ts'

/** What a user may do with a list; each level includes the ones before it. */
export type Access = 'view' | 'edit' | 'own'

export type ListRow = typeof savedLists.$inferSelect
type CollaboratorRow = Pick<typeof listCollaborators.$inferSelect, 'permission' | 'status'>

const granted = Symbol('granted')

type Includes = { view: 'view'; edit: 'view' | 'edit'; own: 'view' | 'edit' | 'own' }

/** A list to which a user was found to have this access; only the check below creates one. */
export type AuthorizedList<Needed extends Access> = ListRow & {
  /** The user's actual access, which can be more than was asked for. */
  readonly access: Access
  readonly [granted]: { [access in Includes[Needed]]: true }
}

/**
 * The list if the user has the requested access, else a refusal: a list that a user may not see counts as non-existent.
 */
export function authorize<Needed extends Access>(
  { list, collaborator }: { list: ListRow | undefined; collaborator: CollaboratorRow | undefined },
  userId: string,
  needed: Needed,
): AuthorizedList<Needed> | 'list_not_found' | 'forbidden' {
  const access = list && accessOf(list, collaborator, userId)
  if (!list || !access) return 'list_not_found'
  if (rank[access] < rank[needed]) return 'forbidden'
  return {
    ...list,
    access,
    [granted]: { view: true, edit: true, own: true },
  } as AuthorizedList<Needed>
}

/**
 * Who may do what (answer 20): the owner everything, a collaborator what the accepted invitation grants, and
 * anybody else nothing, even while invited.
 */
function accessOf(
  list: ListRow,
  collaborator: CollaboratorRow | undefined,
  userId: string,
): Access | null {
  if (list.userId === userId) return 'own'
  if (collaborator?.status !== 'accepted') return null
  return collaborator.permission
}

const rank: Record<Access, number> = { view: 0, edit: 1, own: 2 }
