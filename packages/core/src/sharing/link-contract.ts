import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../errors.ts'
import { listId, oneList, signedIn } from '../route-bases.ts'
import { linkDays, permissions } from './sharing.ts'

const permission = z.enum(permissions)
const token = z.string().max(100)

const unusable = refusals('LINK_NOT_FOUND', 'LINK_EXPIRED', 'LINK_REVOKED', 'LINK_USED')

const linkSchema = z.object({
  id: z.uuid(),
  permission,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

export type InvitationLink = z.infer<typeof linkSchema>

/** What somebody with the link learns before accepting: nothing about the list but its name. */
const offerSchema = z.object({
  listName: z.string(),
  /** Null if unknown. */
  invitedByName: z.string().nullable(),
  permission,
  expiresAt: z.iso.datetime(),
  /** The list's id, if the caller already has access to it. */
  listId: listId.nullable(),
})

export type LinkOffer = z.infer<typeof offerSchema>

/** Invitations by link (answer 37): each for one list and one account, with an expiry date. */
export const linkContract = {
  /** The links that can still be used, newest first; only the owner may call it. */
  links: oneList
    .route({ method: 'GET', path: '/lists/{listId}/links' })
    .input(z.object({ listId }))
    .output(z.array(linkSchema)),

  /** Only this answer contains the token; the server keeps its hash. */
  createLink: oneList
    .route({ method: 'POST', path: '/lists/{listId}/links' })
    .input(z.object({ listId, permission, days: z.literal([...linkDays]) }))
    .output(linkSchema.extend({ token: z.string() }))
    .errors(refusals('TOO_MANY_LINKS')),

  revokeLink: oneList
    .route({ method: 'DELETE', path: '/lists/{listId}/links/{linkId}' })
    .input(z.object({ listId, linkId: z.uuid() }))
    .output(z.object({ id: z.uuid() }))
    .errors(refusals('LINK_NOT_FOUND')),

  /** Open to everybody, even without an account. The token is in the body, because URLs are logged. */
  lookUpLink: oc
    .route({ method: 'POST', path: '/invitation-links/look-up' })
    .input(z.object({ token }))
    .output(offerSchema)
    .errors({ ...unusable, ...refusals('TOO_MANY_REQUESTS') }),

  /** Binds the link to the caller's account, which may repeat the call; any other account is then refused. */
  acceptLink: signedIn
    .route({ method: 'POST', path: '/invitation-links/acceptance' })
    .input(z.object({ token }))
    .output(z.object({ listId }))
    .errors({ ...unusable, ...refusals('TOO_MANY_COLLABORATORS', 'TOO_MANY_REQUESTS') }),
}
