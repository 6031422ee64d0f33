import type { Language } from '@aisleway/core/language'
import type { PushSubscriptionInput } from '@aisleway/core/notices/contract'
import type { PushSettings } from '@aisleway/core/notices/push'
import { and, eq, ne } from 'drizzle-orm'
import { lockUser } from '../../../auth/lock-user.ts'
import type { Database } from '../../../db/database.ts'
import { pushSubscriptions } from '../tables.ts'

type Device = { sessionId: string; userId: string; language: Language; createdAt: Date }

/** Null on a device without a subscription. */
export async function readPushSettings(
  { queries }: Database,
  sessionId: string,
): Promise<PushSettings | null> {
  const { invitation, listChanged, tripCompleted, favorite } = pushSubscriptions
  const [row] = await queries
    .select({ invitation, listChanged, tripCompleted, favorite })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
  return row ?? null
}

/** A browser's endpoint moves to the current session, whoever was signed in there before. */
export async function saveSubscription(
  { queries }: Database,
  device: Device,
  { kinds, ...address }: PushSubscriptionInput,
): Promise<void> {
  const { sessionId, userId, language } = device
  await queries.transaction(async tx => {
    // Two tabs may subscribe at once, and one of them may hold a later session.
    await lockUser(tx, userId)
    await tx
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.endpoint, address.endpoint),
          ne(pushSubscriptions.sessionId, sessionId),
        ),
      )
    const set = { ...address, ...kinds, userId, language }
    await tx
      .insert(pushSubscriptions)
      .values({ ...device, ...set })
      .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set })
  })
}

export async function endSubscription({ queries }: Database, sessionId: string): Promise<void> {
  await queries.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}
