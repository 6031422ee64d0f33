import { beforeEach, expect, it } from 'vitest'
import { forgetOnDevice } from '../../../api/device-records/forget-on-device.ts'
import type { EntryKind } from '../../../api/outbox/kind.ts'
import { kindsReady, setKinds } from '../../../api/outbox/kinds.ts'
import { enqueue } from '../../../api/outbox/on-device.ts'
import { outbox } from '../../../api/outbox/sending/outbox.ts'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { cartKind } from '../../cart/account/cart-kind.ts'
import { newListKind } from './new-list-kind.ts'
import { updateKind } from './update-kind.ts'

beforeEach(async () => {
  stubBrowser()
  await forgetOnDevice('robin')
  setKinds(async () => ({ kinds: [cartKind, newListKind, updateKind] }))
  await kindsReady()
})

const newList = { name: 'Weekend', isPlan: false, itemIds: {} }
const update = { name: 'Weekend', operations: [], lines: [] }
const loaded = { list: { id: 'weekend' } }

it('a cart that was emptied without a network comes from no list any more', async () => {
  expect(await shownAfter(cartKind, { way: 'clear' })).toEqual({ list: null })
  expect(await shownAfter(newListKind, { ...newList, from: 'cart' })).toEqual({ list: null })
  expect(await shownAfter(updateKind, { ...update, isUndone: false })).toEqual({ list: null })
})

it('a cart that was not emptied still comes from its list', async () => {
  expect(await shownAfter(newListKind, { ...newList, from: [] })).toEqual(loaded)
  expect(await shownAfter(updateKind, { ...update, isUndone: true })).toEqual(loaded)
})

async function shownAfter<Input>(kind: EntryKind<Input>, input: Input) {
  await forgetOnDevice('robin')
  await enqueue(kind, { userId: 'robin', group: '', id: 'entry', input })
  return outbox.project('robin', 'loaded-list', loaded)
}
