import { type } from '@orpc/contract'
import { z } from 'zod'
import { maxEmailLength } from '../account/rules.ts'
import { refusals } from '../errors.ts'
import { listId, oneList, signedIn } from '../route-bases.ts'
import { linkContract } from './link-contract.ts'
import { invitationStatuses, permissions } from './sharing.ts'
import type { Split } from './split.ts'

const permission = z.enum(permissions)

const collaboratorSchema = z.object({
  id: z.uuid(),
  userId: z.string(),
  /** Null until the invitation is accepted: inviting an address must not reveal whose it is. */
  displayName: z.string().nullable(),
  /** The invited address; after acceptance, the account's current address. */
  email: z.string().nullable(),
  permission,
  status: z.enum(invitationStatuses),
  invitedAt: z.iso.datetime(),
})

const invitationSchema = z.object({
  id: z.uuid(),
  listId,
  /** Null if unknown; the screen says "Unknown List" and "Unknown". */
  listName: z.string().nullable(),
  /** Only the invitee sees it; null if the inviter gave none. */
  invitedByName: z.string().nullable(),
  invitedByEmail: z.string().nullable(),
  permission,
  invitedAt: z.iso.datetime(),
})

export type Collaborator = z.infer<typeof collaboratorSchema>
export type Invitation = z.infer<typeof invitationSchema>

/** The members of the list, owner first; `access` is what each of them may do. */
export type ListPeople = {
  people: { userId: string; name: string; access: 'own' | 'edit' | 'view' }[]
  /** Who is in shopping mode now and has ticked an item on this trip, including the caller. */
  shopping: string[]
  split: Split | null
}

export const sharingContract = {
  ...linkContract,

  /** Newest first; only the owner may call it. */
  collaborators: oneList
    .route({ method: 'GET', path: '/lists/{listId}/collaborators' })
    .input(z.object({ listId }))
    .output(z.array(collaboratorSchema)),

  /** Invites an account; a person who declined or was removed can be invited again. */
  invite: oneList
    .route({ method: 'POST', path: '/lists/{listId}/collaborators' })
    .input(z.object({ listId, email: z.string().trim().min(1).max(maxEmailLength), permission }))
    .output(collaboratorSchema)
    .errors(
      refusals(
        'USER_NOT_FOUND',
        'CANNOT_INVITE_SELF',
        'ALREADY_INVITED',
        'TOO_MANY_COLLABORATORS',
        'TOO_MANY_REQUESTS',
      ),
    ),

  setPermission: oneList
    .route({ method: 'PATCH', path: '/lists/{listId}/collaborators/{collaboratorId}' })
    .input(z.object({ listId, collaboratorId: z.uuid(), permission }))
    .output(collaboratorSchema)
    .errors(refusals('COLLABORATOR_NOT_FOUND')),

  /** May be repeated: the answer is the same once the person is removed. */
  removeCollaborator: oneList
    .route({ method: 'DELETE', path: '/lists/{listId}/collaborators/{collaboratorId}' })
    .input(z.object({ listId, collaboratorId: z.uuid() }))
    .output(z.object({ id: z.uuid() })),

  /**
   * A collaborator leaves the list; the owner cannot (FORBIDDEN). May be repeated: the answer is the same to whoever
   * has no access to the list.
   */
  leave: signedIn
    .route({ method: 'POST', path: '/lists/{listId}/leave' })
    .input(z.object({ listId }))
    .output(z.object({ id: listId }))
    .errors(refusals('FORBIDDEN')),

  /** The caller's pending invitations, newest first. */
  invitations: signedIn
    .route({ method: 'GET', path: '/invitations' })
    .output(z.array(invitationSchema)),

  /** Answers an invitation once. The same answer may be repeated, but not changed: a member who accepted can leave. */
  respond: signedIn
    .route({ method: 'POST', path: '/invitations/{invitationId}/response' })
    .input(z.object({ invitationId: z.uuid(), answer: z.enum(['accepted', 'declined']) }))
    .output(z.object({ listId }))
    .errors(refusals('INVITATION_NOT_FOUND')),

  people: oneList
    .route({ method: 'GET', path: '/lists/{listId}/people' })
    .input(z.object({ listId }))
    .output(type<ListPeople>()),

  /**
   * Called every `presenceSeconds` while shopping mode is open, from the shopper's first tick on, and once
   * when it closes.
   */
  presence: oneList
    .route({ method: 'PUT', path: '/lists/{listId}/presence' })
    .input(z.object({ listId, isShopping: z.boolean() }))
    .output(z.object({ isShopping: z.boolean() })),

  /** Splits the store between the caller and another editor; calling it again makes a new split. Null ends it. */
  split: oneList
    .route({ method: 'PUT', path: '/lists/{listId}/split' })
    .input(z.object({ listId, withUserId: z.string().max(100).nullable() }))
    .output(type<ListPeople>())
    .errors(refusals('COLLABORATOR_NOT_FOUND')),
}
