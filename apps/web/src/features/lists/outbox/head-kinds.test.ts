import { expect, it, vi } from 'vitest'
import { act } from '../../../api/outbox/act.ts'
import { setKinds } from '../../../api/outbox/kinds.ts'
import { listHead } from '../../../testing/list-head.ts'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { replicaOf } from '../replica/replicas.ts'
import { listNameKind } from './head-kinds.ts'

const listId = 'b6c5c8a0-7a3c-4b0e-9a53-0d2f3b1c4d5e'

vi.mock('../../../api/client/client.ts', () => ({
  api: {
    account: { session: async () => ({ user: { id: 'robin' }, challenge: null }) },
    lists: {
      read: async () => ({ ...head('Weekend'), state: {}, prices: {}, sequence: 1 }),
      rename: async ({ name }: { name: string }) => head(name),
    },
  },
}))

it('a list keeps its new name while it is sent and afterwards', async () => {
  stubBrowser()
  setKinds(async () => ({ kinds: [listNameKind] }))
  const replica = replicaOf('robin', listId)
  await replica.sync()
  const names: (string | undefined)[] = []
  replica.subscribe(() => names.push(replica.get()?.head.name))
  const input = { name: 'Picnic', before: 'Weekend' }
  const { isWaiting } = await act(listNameKind, {
    userId: 'robin',
    group: listId,
    id: 'one',
    input,
  })
  expect(isWaiting).toBe(false)
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names)).toEqual(new Set(['Picnic']))
})

const head = (name: string) => listHead({ id: listId, name })
