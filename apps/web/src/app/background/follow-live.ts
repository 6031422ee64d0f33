import type { User } from '@aisleway/core/account/session'
import type { QueryKey } from '@tanstack/react-query'
import { coalesce } from '../../api/client/coalesce.ts'
import { refreshQueries } from '../../api/client/refresh.ts'
import { followLiveOf, onLive } from '../../api/live/live.ts'
import { deviceList } from '../../features/lists/replica/device-list.ts'
import type { ListReplica } from '../../features/lists/replica/list-replica.ts'
import { replicaOf, shownReplicas } from '../../features/lists/replica/replicas.ts'
import { syncList } from '../../features/lists/replica/sync-list.ts'

// The user whose events are followed. Each event invalidates queries: active ones refetch at once, the
// others when they are next used.

let userId = ''

/** Keeps the screen and this device's copies up to date while somebody is signed in. */
export function followLive(user: User | null): void {
  userId = user?.id ?? ''
  followLiveOf(userId || null)
}

onLive('hello', () => {
  for (const key of [['lists', userId], ['sharing'], ['notices'], ['trips'], ['pantry']]) {
    refresh(key)
  }
  syncShown()
})

onLive('list', ({ listId, sequence }, isFirst) => {
  refresh(['lists', userId, 'page'])
  refresh(['lists', userId, 'list', listId])
  refresh(['trips'])
  const copy = deviceList(userId, listId).readCopy()
  // The other tabs see what one of them writes.
  if (isFirst && copy && copy.sequence <= sequence) sync(replicaOf(userId, listId))
})

onLive('lists', () => {
  refresh(['lists', userId])
  // One of them may have been renamed, deleted on another device of this shopper, or restored.
  syncShown()
})
onLive('collaborators', ({ listId }) => refresh(['sharing', 'collaborators', listId]))
onLive('people', ({ listId }) => refresh(['sharing', 'people', listId]))
onLive('invitations', () => refresh(['sharing', 'invitations']))
onLive('notices', () => refresh(['notices']))
onLive('pantry', () => {
  refresh(['pantry'])
  // The cost of a plan depends on what is at home.
  refresh(['plan'])
})

onLive('access-ended', ({ listId }, isFirst) => {
  const replica = replicaOf(userId, listId)
  // By now it may be accessible again: its deletion may have been undone.
  if (isFirst || replica.isShown()) sync(replica)
})

/** Events come in bursts, so they are coalesced: one request is in flight at a time, and one follows the last event. */
const turns = new Map<string, () => Promise<void>>()

function refresh(queryKey: QueryKey): void {
  takeTurn(`query ${queryKey.join(' ')}`, () => refreshQueries(queryKey))
}

function syncShown(): void {
  for (const replica of shownReplicas(userId)) sync(replica)
}

function sync(replica: ListReplica): void {
  // The hello after a lost network asks again.
  takeTurn(`list ${userId} ${replica.listId}`, () => syncList(replica).catch(() => {}))
}

function takeTurn(name: string, task: () => Promise<unknown>): void {
  const turn = turns.get(name) ?? coalesce(task)
  turns.set(name, turn)
  void turn()
}
