import {
  applyOperations,
  emptyList,
  type ItemChange,
  listRecord,
} from '@aisleway/core/lists/list-operations'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { planSettingsId } from '@aisleway/core/plan/plan-ids'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openRecords } from '../../../api/device-records/device-records.ts'
import { forgetOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { act } from '../../../api/outbox/act.ts'
import { setKinds } from '../../../api/outbox/kinds.ts'
import { listHead } from '../../../testing/list-head.ts'
import { stubBrowser, stubNetwork } from '../../../testing/stub-browser.ts'
import { mergeLists } from '../my-lists/menu/merge-lists.ts'
import { asOperations } from '../replica/as-operations.ts'
import { deviceList } from '../replica/device-list.ts'
import { freeTextItem } from '../replica/new-item.ts'
import { isDeletionWaiting } from './deletion-kind.ts'
import { pauseKind, templateKind } from './head-kinds.ts'
import { makeCopy } from './make-list.ts'
import { updateKind } from './update-kind.ts'

const noNetwork = async () => {
  throw new TypeError('Failed to fetch')
}
vi.mock('../../../api/client/client.ts', () => ({
  api: { account: { session: () => noNetwork() }, lists: { read: () => noNetwork() } },
}))

const [weekend, party] = ['weekend-list', 'party-list']

beforeEach(async () => {
  stubBrowser()
  stubNetwork(false)
  await openRecords()
  await forgetOnDevice('robin')
  setKinds(async () => await import('../../../app/outbox/kinds.ts'))
  await keep(weekend, 'Weekend', { milk: 1 })
  await keep(party, 'Party', { milk: 2, candles: 1 })
})

const robin = { id: 'robin' }
const list = (id: string) => deviceList('robin', id).read()
const itemsOf = (id: string) =>
  Object.fromEntries((list(id)?.items ?? []).map(item => [item.name, item.quantity]))

describe('without a network', () => {
  it('a paused trip is shown as paused, and a template as a template', async () => {
    const input = { name: 'Weekend', pausedAt: new Date().toISOString() }
    await act(pauseKind, { userId: 'robin', group: weekend, id: 'pause-1', input })
    expect(list(weekend)?.head.status).toBe('paused')
    const mark = { name: 'Party', isTemplate: true }
    await act(templateKind, { userId: 'robin', group: party, id: 'mark-1', input: mark })
    expect(list(party)?.head.isTemplate).toBe(true)
  })

  it('a copy has the items of the list, and can be changed apart from it', async () => {
    await makeCopy(robin, { id: 'copied-list', name: 'Party (copy)' }, { id: party, isPlan: false })
    expect(list('copied-list')?.head.name).toBe('Party (copy)')
    expect(itemsOf('copied-list')).toEqual({ milk: 2, candles: 1 })
    const ids = new Set([party, 'copied-list'].flatMap(id => list(id)!.items.map(item => item.id)))
    expect(ids.size).toBe(4)
  })

  it('a copied plan is named after its new first day, if it was after the one before', async () => {
    const settings = aPlanSettings({ firstDay: '2126-11-02' })
    const part = { itemId: planSettingsId, kind: 'planSettings' as const, settings }
    for (const [name, copied] of [
      ['Week of November 2', 'Week of November 9'],
      ['Tacos from November 2', 'Tacos from November 2 (copy)'],
    ] as const) {
      await keepList('plan', name, [part])
      const made = { id: `copy of ${name}`, name: `${name} (copy)` }
      expect(await makeCopy(robin, made, { id: 'plan', isPlan: true })).toBe(copied)
      expect(list(made.id)?.head.name).toBe(copied)
    }
  })

  it('a list goes into another one, which can be undone', async () => {
    const by = { userId: 'robin', id: 'merge-1' }
    const undo = await mergeLists(
      by,
      { id: party, name: 'Party' },
      { id: weekend, name: 'Weekend' },
    )
    expect(itemsOf(weekend)).toEqual({ milk: 3, candles: 1 })
    expect(isDeletionWaiting('robin', party)).toBe(true)
    await undo()
    expect(itemsOf(weekend)).toEqual({ milk: 1 })
    expect(isDeletionWaiting('robin', party)).toBe(false)
  })

  it('a list becomes what is in the cart, and a refusal shows it as it was', async () => {
    const [milk] = list(weekend)!.items
    const operations = asOperations('robin', listRecord(list(weekend)!.state), [
      { itemId: milk!.id, kind: 'quantity', quantity: 6 },
    ])
    const input = { name: 'Weekend', operations, lines: [], isUndone: false }
    await act(updateKind, { userId: 'robin', group: weekend, id: 'update-1', input })
    expect(itemsOf(weekend)).toEqual({ milk: 6 })
    const { outbox } = await import('../../../api/outbox/sending/outbox.ts')
    await outbox.drop(outbox.entriesOf('robin'))
    expect(itemsOf(weekend)).toEqual({ milk: 1 })
  })
})

function keep(id: string, name: string, quantities: Record<string, number>): Promise<void> {
  const additions = Object.entries(quantities).map(([words, quantity]) => ({
    itemId: `${id}-${words}`,
    kind: 'add' as const,
    item: freeTextItem(words, quantity, 'robin'),
  }))
  return keepList(id, name, additions)
}

function keepList(id: string, name: string, changes: readonly ItemChange[]) {
  const state = listRecord(applyOperations(emptyList, asOperations('robin', {}, changes)))
  return deviceList('robin', id).writeCopy({ head: head(id, name), state, prices: {}, sequence: 1 })
}

const head = (id: string, name: string) =>
  listHead({ id, name, status: 'in_progress', startedAt: '2026-11-23T09:00:00.000Z' })
