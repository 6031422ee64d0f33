import {
  applyOperations,
  type Change,
  emptyList,
  listRecord,
} from '@aisleway/core/lists/list-operations'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Entry } from '../../api/outbox/entry.ts'
import { entriesOfKind } from '../../api/outbox/on-device.ts'
import { outbox } from '../../api/outbox/sending/outbox.ts'
import { asOperations } from '../../features/lists/replica/as-operations.ts'
import { deviceList } from '../../features/lists/replica/device-list.ts'
import { operations } from '../../features/lists/replica/list-records.ts'
import { freeTextItem } from '../../features/lists/replica/new-item.ts'
import { listHead } from '../../testing/list-head.ts'
import { stubBrowser } from '../../testing/stub-browser.ts'

vi.mock('../../features/lists/replica/operation-names.ts', { spy: true })

let kinds: typeof import('../outbox/kinds.ts').kinds
let entryTitler: typeof import('./entry-title.ts').entryTitler
const entryTitle = (entry: Entry) => entryTitler()(entry)
beforeAll(async () => {
  stubBrowser()
  ;({ kinds } = await import('../outbox/kinds.ts'))
  ;({ entryTitler } = await import('./entry-title.ts'))
})

/** Contains what the titles of all kinds use. */
const input = {
  name: 'Weekend',
  before: 'Week',
  fromName: 'Party',
  listName: 'Weekend',
  mealName: 'Chili',
  rating: 4,
  way: 'set',
  quantity: 2,
  product: { name: 'Whole Milk' },
  favorite: { data: { name: 'Oat Milk' } },
  kind: 'check',
}

const entryOf = (kind: string, given: unknown): Entry => ({
  userId: 'robin',
  kind,
  group: 'weekend-list',
  id: 'entry-1',
  input: given,
  order: 1,
  at: '2026-11-23T10:00:00.000Z',
  refusal: undefined,
})

it('whatever waits is called by what the shopper did', () => {
  const titles = kinds.map(({ name }) => entryTitle(entryOf(name, input)))
  expect(titles).toHaveLength(new Set(kinds.map(({ name }) => name)).size)
  expect(titles).not.toContain('A change')
  expect(titles).toContain('2 × Whole Milk in cart')
  expect(titles).toContain('4 stars for Weekend')
})

it('a tick is told from its untick, and what is bought elsewhere from what is bought here after all', async () => {
  const add = { itemId: 'milk', kind: 'add', item: freeTextItem('Milk', 1, 'robin') } as const
  const state = applyOperations(emptyList, asOperations('robin', {}, [add]))
  await deviceList('robin', 'weekend-list').writeCopy({
    head: listHead({ id: 'weekend-list', name: 'Weekend' }),
    state: listRecord(state),
    prices: {},
    sequence: 1,
  })
  const titleOf = (change: Change) =>
    entryTitle(entryOf('list', { id: 'entry-1', at: '', itemId: 'milk', ...change }))
  const ticks = [true, false].map(isChecked => titleOf({ kind: 'check', isChecked, by: 'robin' }))
  expect(ticks).toEqual(['Check off Milk · Weekend', 'Uncheck Milk · Weekend'])
  const places = [true, false].map(isElsewhere => titleOf({ kind: 'elsewhere', isElsewhere }))
  expect(places).toEqual(['Buy elsewhere: Milk · Weekend', 'Buy here after all: Milk · Weekend'])
})

it('what was refused because its list is gone still names its items and the list', async () => {
  const milk = { itemId: 'milk', kind: 'add', item: freeTextItem('Milk', 1, 'robin') } as const
  const soap = { itemId: 'soap', kind: 'add', item: freeTextItem('Soap', 1, 'robin') } as const
  const changes: (Change & { itemId: string })[] = [
    { itemId: 'milk', kind: 'remove' },
    soap,
    { itemId: 'soap', kind: 'check', isChecked: true, by: 'robin' },
  ]
  const device = deviceList('robin', 'party-list')
  await device.writeCopy({
    head: listHead({ id: 'party-list', name: 'Party' }),
    state: listRecord(applyOperations(emptyList, asOperations('robin', {}, [milk]))),
    prices: {},
    sequence: 1,
  })
  for (const operation of asOperations('robin', {}, changes)) await device.keepOperation(operation)
  const titles = () =>
    entriesOfKind(operations, 'robin', 'party-list').map(entry => entryTitle(entry))
  const known = ['Remove Milk · Party', 'Add Soap · Party', 'Check off Soap · Party']
  expect(titles()).toEqual(known)
  await device.refuseOperations(device.unsentOperations(), 'LIST_NOT_FOUND')
  expect(titles()).toEqual(known)
  await device.drop()
  expect(device.readCopy()).toBeUndefined()
  expect(titles()).toEqual(known)
  // What is sent again is as it was.
  await outbox.retry(entriesOfKind(operations, 'robin', 'party-list'))
  expect(device.unsentOperations()).toHaveLength(3)
  expect(JSON.stringify(device.unsentOperations())).not.toContain('Party')
})

it('a list is read once, however many changes to it wait', async () => {
  const { operationNamer } = await import('../../features/lists/replica/operation-names.ts')
  vi.mocked(operationNamer).mockClear()
  const titleOf = entryTitler()
  const titles = ['milk', 'soap', 'rice'].map(itemId =>
    titleOf(entryOf('list', { id: itemId, at: '', itemId, kind: 'remove' })),
  )
  expect(titles).toHaveLength(3)
  expect(operationNamer).toHaveBeenCalledTimes(1)
})

it('what cannot be read is a change', () => {
  expect(entryTitle(entryOf('cart', undefined))).toBe('A change')
  expect(entryTitle(entryOf('of a later version', input))).toBe('A change')
})
