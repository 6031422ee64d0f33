import { randomBytes, randomUUID } from 'node:crypto'
import { dayMs } from '@aisleway/core/days'
import type { InvitationLink, LinkOffer } from '@aisleway/core/sharing/link-contract'
import {
  type LinkDays,
  maxCollaborators,
  maxLinks,
  type Permission,
} from '@aisleway/core/sharing/sharing'
import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { hashOf } from '../../auth/hash-of.ts'
import { users } from '../../auth/tables.ts'
import type { By } from '../../context/context.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { AuthorizedList } from '../lists/access/list-policy.ts'
import { keepShared } from '../lists/access/members.ts'
import { notifyCollaboration } from '../lists/notify-members.ts'
import { findList } from '../lists/store.ts'
import { listCollaborators, listLinks, savedLists } from '../lists/tables.ts'
import { notifyOfAnswer } from './invitations-store.ts'

/** How long an unusable link still explains why. */
const keptDays = 30

/** Newest first. */
export async function readLinks(
  queries: Queries,
  list: AuthorizedList<'own'>,
  now: Date,
): Promise<InvitationLink[]> {
  const rows = await queries
    .select()
    .from(listLinks)
    .where(isOpenOn(list.id, now))
    .orderBy(desc(listLinks.createdAt), desc(listLinks.id))
  return rows.map(linkFrom)
}

/** The list must be locked, so that no two calls exceed the number of links. */
export async function createLink(
  tx: Queries,
  list: AuthorizedList<'own'>,
  { permission, days }: { permission: Permission; days: LinkDays },
  { userId, now }: By,
): Promise<(InvitationLink & { token: string }) | 'too_many_links'> {
  const isOld = lt(listLinks.expiresAt, new Date(now.getTime() - keptDays * dayMs))
  await tx.delete(listLinks).where(and(eq(listLinks.listId, list.id), isOld))
  if ((await tx.$count(listLinks, isOpenOn(list.id, now))) >= maxLinks) return 'too_many_links'
  const token = newToken()
  const link = {
    id: randomUUID(),
    listId: list.id,
    tokenHash: hashOf(token),
    permission,
    createdBy: userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayMs),
  }
  await tx.insert(listLinks).values(link)
  await notifyCollaboration(tx, list, userId)
  return { ...linkFrom(link), token }
}

/**
 * The link with another token, since the token that was lost with an answer is not stored; undefined if the link can
 * no longer be used.
 */
export async function renewToken(
  tx: Queries,
  list: AuthorizedList<'own'>,
  linkId: string,
  { now }: By,
): Promise<(InvitationLink & { token: string }) | undefined> {
  const token = newToken()
  const [link] = await tx
    .update(listLinks)
    .set({ tokenHash: hashOf(token) })
    .where(and(eq(listLinks.id, linkId), isOpenOn(list.id, now)))
    .returning()
  return link && { ...linkFrom(link), token }
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A used link stays as it is; its account can be removed as a collaborator. */
export async function revokeLink(
  tx: Queries,
  list: AuthorizedList<'own'>,
  linkId: string,
  { userId, now }: By,
): Promise<'done' | 'link_not_found'> {
  const isMeant = and(eq(listLinks.listId, list.id), eq(listLinks.id, linkId))
  const revoked = await tx
    .update(listLinks)
    .set({ revokedAt: now })
    .where(and(isMeant, isNull(listLinks.usedAt), isNull(listLinks.revokedAt)))
    .returning({ id: listLinks.id })
  if (revoked.length === 0) {
    return (await tx.$count(listLinks, isMeant)) > 0 ? 'done' : 'link_not_found'
  }
  await notifyCollaboration(tx, list, userId)
  return 'done'
}

type Unusable = 'link_not_found' | 'link_expired' | 'link_revoked' | 'link_used'

/** What the link offers; nothing about the list but its name. */
export async function lookUpLink(
  { queries }: Database,
  token: string,
  { userId, now }: { userId: string | null; now: Date },
): Promise<LinkOffer | Unusable> {
  const link = await findLink(queries, token)
  if (!link) return 'link_not_found'
  const own = userId ? await findList(queries, userId, link.listId, 'view') : undefined
  const listId = own && typeof own === 'object' ? own.id : null
  const problem = problemOf(link, now)
  // Those who already have access are taken to the list.
  if (problem && !listId) return problem
  const { listName, invitedByName, permission, expiresAt } = link
  return {
    listName,
    invitedByName: invitedByName || null,
    permission,
    expiresAt: expiresAt.toISOString(),
    listId,
  }
}

/** Gives the account access once; members keep their permissions, and the link stays unused. */
export async function acceptLink(
  { queries }: Database,
  token: string,
  { userId, now }: By,
): Promise<{ listId: string } | Unusable | 'too_many_collaborators'> {
  return queries.transaction(async tx => {
    const found = await findLink(tx, token)
    if (!found) return 'link_not_found'
    const { listId } = found
    // The list is locked before the link, as everywhere: the opposite order could deadlock.
    const [list] = await tx
      .select()
      .from(savedLists)
      .where(and(eq(savedLists.id, listId), isNull(savedLists.deletedAt)))
      .for('update')
    const link = await findLink(tx, token)
    if (!list || !link) return 'link_not_found'
    if (typeof (await findList(tx, userId, listId, 'view')) === 'object') return { listId }
    const problem = problemOf(link, now)
    if (problem) return problem
    const asked = and(
      eq(listCollaborators.listId, listId),
      ne(listCollaborators.status, 'declined'),
    )
    const others = and(asked, ne(listCollaborators.userId, userId))
    if ((await tx.$count(listCollaborators, others)) >= maxCollaborators) {
      return 'too_many_collaborators'
    }
    const membership = {
      permission: link.permission,
      status: 'accepted' as const,
      invitedBy: link.createdBy,
      invitedAt: link.createdAt,
      respondedAt: now,
      seenAt: null,
      shoppingAt: null,
    }
    await tx
      .insert(listCollaborators)
      .values({ id: randomUUID(), listId, userId, createdAt: now, ...membership })
      .onConflictDoUpdate({
        target: [listCollaborators.listId, listCollaborators.userId],
        set: membership,
      })
    await tx.update(listLinks).set({ usedBy: userId, usedAt: now }).where(eq(listLinks.id, link.id))
    await keepShared(tx, [listId])
    await notifyOfAnswer(tx, { ...list, isShared: true }, true, { userId, now })
    return { listId }
  })
}

type Link = typeof listLinks.$inferSelect

/** A deleted list's link counts as unknown. */
async function findLink(queries: Queries, token: string) {
  const [found] = await queries
    .select({ link: listLinks, listName: savedLists.name, invitedByName: users.name })
    .from(listLinks)
    .innerJoin(savedLists, eq(savedLists.id, listLinks.listId))
    .innerJoin(users, eq(users.id, listLinks.createdBy))
    .where(and(eq(listLinks.tokenHash, hashOf(token)), isNull(savedLists.deletedAt)))
  return found && { ...found.link, listName: found.listName, invitedByName: found.invitedByName }
}

/** Why the link can no longer be accepted. */
function problemOf(link: Link, now: Date): Unusable | undefined {
  if (link.usedAt) return 'link_used'
  if (link.revokedAt) return 'link_revoked'
  return link.expiresAt <= now ? 'link_expired' : undefined
}

function isOpenOn(listId: string, now: Date) {
  return and(
    eq(listLinks.listId, listId),
    isNull(listLinks.usedAt),
    isNull(listLinks.revokedAt),
    gt(listLinks.expiresAt, now),
  )
}

function linkFrom({
  id,
  permission,
  createdAt,
  expiresAt,
}: Pick<Link, 'id' | 'permission' | 'createdAt' | 'expiresAt'>): InvitationLink {
  return { id, permission, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
