import type { User } from '@aisleway/core/account/session'
import type { QueryKey } from '@tanstack/react-query'
import { coalesce } from '../api/client/coalesce.ts'
import { queryClient } from '../api/client/query-client.ts'
import { hasCode } from '../api/client/refusal.ts'
import { followLiveOf, onLive } from '../api/live/live.ts'
import { deviceList } from '../features/lists/replica/device-list.ts'
import type { ListReplica } from '../features/lists/replica/list-replica.ts'
import { replicaOf, shownReplicas } from '../features/lists/replica/replicas.ts'

// The user whose events are followed. What an event outdates is fetched again where it is shown,
// and elsewhere when it is next shown.

let userId = ''

/** Keeps what is shown and what is on this device current while somebody is signed in. */
export function followLive(user: User | null): void {
  userId = user?.id ?? ''
  followLiveOf(userId || null)
}

onLive('hello', () => {
  for (const key of [['lists', userId], ['sharing'], ['notices'], ['trips'], ['pantry']]) {
    refresh(key)
  }
  for (const replica of shownReplicas(userId)) sync(replica)
})

onLive('list', ({ listId, sequence }, isFirst) => {
  refresh(['lists', userId, 'page'])
  refresh(['lists', userId, 'list', listId])
  refresh(['trips'])
  const copy = deviceList(userId, listId).readCopy()
  // The other tabs see what one of them writes.
  if (isFirst && copy && copy.sequence <= sequence) sync(replicaOf(userId, listId))
})

onLive('lists', () => refresh(['lists', userId]))
onLive('collaborators', ({ listId }) => refresh(['sharing', 'collaborators', listId]))
onLive('people', ({ listId }) => refresh(['sharing', 'people', listId]))
onLive('invitations', () => refresh(['sharing', 'invitations']))
onLive('notices', () => refresh(['notices']))
onLive('pantry', () => {
  refresh(['pantry'])
  // What a plan costs depends on what is at home.
  refresh(['plan'])
})

onLive('access-ended', ({ listId }, isFirst) => {
  const replica = replicaOf(userId, listId)
  replica.forget()
  // An older answer may be on its way, and would bring the list back.
  if (isFirst) sync(replica)
})

/** Events come in bursts, so one request is under way at a time, and one follows the last event. */
const turns = new Map<string, () => Promise<void>>()

function refresh(queryKey: QueryKey): void {
  takeTurn(`query ${queryKey.join(' ')}`, () => queryClient.invalidateQueries({ queryKey }))
}

function sync(replica: ListReplica): void {
  takeTurn(`list ${userId} ${replica.listId}`, async () => {
    try {
      await replica.sync()
    } catch (error) {
      // Any other error is a lost network, and the hello after it asks again.
      if (hasCode(error, 'LIST_NOT_FOUND')) replica.forget()
    }
  })
}

function takeTurn(name: string, task: () => Promise<unknown>): void {
  const turn = turns.get(name) ?? coalesce(task)
  turns.set(name, turn)
  void turn()
}
