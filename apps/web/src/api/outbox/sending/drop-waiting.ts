import { signedInUser } from '../../session/known-session.ts'
import type { AnyKind } from '../kind.ts'
import { waitingEntries } from '../on-device.ts'
import { outbox } from './outbox.ts'

/** Drops an unsent change. One already in flight arrives nevertheless. */
export async function dropWaiting(kind: AnyKind, id: string): Promise<void> {
  const entries = waitingEntries(kind, signedInUser()?.id ?? '')
  await outbox.drop(entries.filter(entry => entry.id === id))
}
