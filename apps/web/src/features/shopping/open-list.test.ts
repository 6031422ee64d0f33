import type { ListHead } from '@aisleway/core/lists/contract'
import { describe, expect, it } from 'vitest'
import type { ListOnDevice } from '../lists/replica/list-on-device.ts'
import type { ListReplica } from '../lists/replica/list-replica.ts'
import { isStarted, openList } from './open-list.ts'

describe('opening a list in the store', () => {
  it('begins the trip, also of a list that this device has not seen', async () => {
    expect(await opened({ server: { status: 'saved' } })).toEqual(['start'])
    expect(await opened({ device: { status: 'saved' }, server: {} })).toEqual(['start'])
  })

  it('only reads it for who may only look', async () => {
    const server = { access: 'view' } as const
    expect(await opened({ device: server, server })).toEqual(['sync'])
    expect(await opened({ server })).toEqual(['start', 'sync'])
  })

  it('begins the trip for who may do more than the device knows', async () => {
    expect(await opened({ device: { access: 'view' }, server: { access: 'edit' } })).toEqual([
      'sync',
      'start',
    ])
  })

  it('forgets what is out of reach, and says so', async () => {
    const calls: string[] = []
    const replica = replicaOf({ device: {}, server: 'gone', calls })
    await expect(openList(replica, { wasStarted: false })).rejects.toMatchObject({
      code: 'LIST_NOT_FOUND',
    })
    expect(calls).toEqual(['start', 'forget'])
  })
})

describe('a list is started on this device', () => {
  const item = (isChecked: boolean) => ({ isChecked }) as ListOnDevice['items'][number]
  const list = (status: ListHead['status'], ...items: ListOnDevice['items']) => ({
    head: { status } as ListHead,
    items,
  })

  it('once its trip has begun, until it is completed', () => {
    expect(isStarted(list('in_progress'))).toBe(true)
    expect(isStarted(list('paused'))).toBe(true)
    expect(isStarted(list('completed', item(true)))).toBe(false)
  })

  it('from the first tick, where the server does not know of it yet', () => {
    expect(isStarted(list('saved', item(false), item(true)))).toBe(true)
    expect(isStarted(list('saved', item(false)))).toBe(false)
    expect(isStarted(undefined)).toBe(false)
  })
})

type Known = Partial<Pick<ListHead, 'status' | 'access'>>

async function opened(given: Lists) {
  const calls: string[] = []
  await openList(replicaOf({ ...given, calls }), { wasStarted: false })
  return calls
}

type Lists = { device?: Known; server: Known | 'gone' }

/** A replica that records its calls. */
function replicaOf({ device, server, calls }: Lists & { calls: string[] }): ListReplica {
  let known = device && { status: 'saved', access: 'own', ...device }
  const ask = async (call: string) => {
    calls.push(call)
    if (server === 'gone') throw refusal('LIST_NOT_FOUND', 404)
    if (call === 'start' && server.access === 'view') throw refusal('FORBIDDEN', 403)
    known = { status: 'saved', access: 'own', ...server }
  }
  const replica = {
    get: () => known && { head: known },
    start: () => ask('start'),
    sync: () => ask('sync'),
    forget: () => calls.push('forget'),
  }
  return replica as unknown as ListReplica
}

function refusal(code: string, status: number): Error {
  return Object.assign(new Error(code), { code, status })
}
