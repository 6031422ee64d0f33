import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { mergeItems } from '@aisleway/core/lists/changes/merge-items'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import type { ListItem } from '@aisleway/core/lists/list-item'
import type { ItemChange } from '@aisleway/core/lists/list-operations'
import { newId } from '../../../../web/src/api/client/new-id.ts'
import type { NewEntry } from '../../../../web/src/api/outbox/entry.ts'
import type { EntryKind } from '../../../../web/src/api/outbox/kind.ts'
import { cartKind } from '../../../../web/src/features/cart/account/cart-kind.ts'
import { favoriteKind } from '../../../../web/src/features/favorites/favorite-kind.ts'
import { copyKind } from '../../../../web/src/features/lists/outbox/copy-kind.ts'
import { deletionKind } from '../../../../web/src/features/lists/outbox/deletion-kind.ts'
import {
  listNameKind,
  pauseKind,
  templateKind,
} from '../../../../web/src/features/lists/outbox/head-kinds.ts'
import { mergeKind } from '../../../../web/src/features/lists/outbox/merge-kind.ts'
import { newListKind } from '../../../../web/src/features/lists/outbox/new-list-kind.ts'
import { updateKind } from '../../../../web/src/features/lists/outbox/update-kind.ts'
import { entryOfProduct, entryOfWords } from '../../../../web/src/features/pantry/new-entry.ts'
import { pantryKind } from '../../../../web/src/features/pantry/pantry-kind.ts'
import { ratingKind } from '../../../../web/src/features/trips/rating/rating-kind.ts'
import { tripKind } from '../../../../web/src/features/trips/trip-kind.ts'
import { productRow } from '../test-app.ts'
import type { Device } from './device.ts'
import { operationKind } from './kinds.ts'
import { pickFrom, type World } from './world.ts'

export const productIds = ['milk', 'eggs', 'rice']

/** What a shopper may do on a device, with random details. What needs a list does nothing where there is none. */
export function shopperActions(world: World) {
  const { random, told, entries, made, rowsMade } = world
  const pick = <Item>(from: readonly Item[]) => pickFrom(random, from)
  const product = (id: string) => ({ ...productRow({ id }), isRetired: false }) as never
  const tripsOf = new Map<string, string[]>()

  const actions = {
    setQuantity: device =>
      act(device, cartKind, {
        input: {
          way: 'set',
          product: product(pick(productIds)),
          quantity: Math.floor(random() * 6),
        },
      }),
    clearCart: device => act(device, cartKind, { input: { way: 'clear' } }),
    mergeIntoCart: device =>
      act(device, cartKind, {
        input: { way: 'merge', lines: [{ product: product('rice'), quantity: 3 }] },
      }),
    changeFavorite: device => {
      const id = pick(productIds)
      const favorite = {
        type: 'product' as const,
        id,
        data: product(id),
        dateAdded: new Date().toISOString(),
      }
      act(device, favoriteKind, {
        input: { favorite, way: pick(['add', 'remove', 'restore'] as const) },
      })
    },
    makeList,
    copyList: device => {
      const listId = listOf(device)
      if (!listId) return
      const [id, name] = [newId(), `Copy ${rowsMade.size}`]
      const rows = rowsMade.get(listId)!
      const itemIds = Object.fromEntries(rows.map(row => [row.id, newId()]))
      rowsMade.set(
        id,
        rows.map(row => ({ ...row, id: itemIds[row.id]! })),
      )
      act(device, copyKind, {
        id,
        input: { listId, name, itemIds, copiedAt: new Date().toISOString() },
      })
    },
    merge,
    updateFromCart: device => {
      const group = listOf(device)
      if (!group) return
      const { outbox } = device.tabs[0]!
      const cart = outbox.project(device.userId, 'cart', told.cart())
      const lines = cart.map(({ product, quantity }) => ({ product, quantity }))
      const input = { name: '', operations: [oneMore(group)], lines, isUndone: random() < 0.2 }
      act(device, updateKind, { group, input })
    },
    markAsTemplate: device => {
      const group = listOf(device)
      if (group)
        act(device, templateKind, { group, input: { name: '', isTemplate: random() < 0.5 } })
    },
    pauseList: device => {
      const group = listOf(device)
      const pausedAt = new Date().toISOString()
      if (group) act(device, pauseKind, { group, input: { name: '', pausedAt } })
    },
    startTrip: device => {
      // A trip can only be started online.
      const listId = listOf(device)
      if (listId && device.isOnline) begin(device, listId)
    },
    addToPantry: device => {
      const [id, words] = [pick(['milk', 'rice']), pick(['Candles', 'Foil'])]
      const isProduct = random() < 0.5
      const thing = isProduct ? { productId: id } : { words }
      const entry = isProduct ? entryOfProduct(product(id)) : entryOfWords(words)
      act(device, pantryKind, {
        input: { way: 'add', name: '', things: [thing], entries: [entry] },
      })
    },
    savePantry: device => {
      const { outbox } = device.tabs[0]!
      const { entries } = outbox.project(device.userId, 'pantry', told.pantry())
      const entry = entries.length > 0 && pick(entries)
      if (!entry) return
      const kept = { ...entry, amount: pick(['half', 'low'] as const) }
      const change =
        random() < 0.6 ? { entries: [kept], removed: [] } : { entries: [], removed: [entry.key] }
      act(device, pantryKind, { input: { way: 'save', name: '', ...change } })
    },
    renameList: device => {
      const group = listOf(device)
      if (group)
        act(device, listNameKind, { group, input: { name: `Named ${made.size}`, before: '' } })
    },
    deleteList: device => {
      const group = listOf(device)
      if (group) act(device, deletionKind, { group, input: { name: '', isUndone: random() < 0.6 } })
    },
    addOneMore: device => {
      const group = listOf(device)
      if (!group) return
      const input = oneMore(group)
      act(device, operationKind, { group, id: input.id, input })
    },
    completeTrip: device => {
      const listId = listOf(device)
      if (!listId) return
      const id = newId()
      tripsOf.set(listId, [...(tripsOf.get(listId) ?? []), id])
      const input = { id, listId, completedAt: new Date().toISOString(), items: [] }
      act(device, tripKind, { id, input: input as never })
    },
    rateTrip: device => {
      const group = tripsOf.get(listOf(device) ?? '')?.at(-1)
      // A device knows the trips completed on it, and those that the server knows.
      const isHere = group && (told.ids.has(group) || entries.get(group)?.device === device)
      if (!isHere) return
      const input = { rating: 1 + Math.floor(random() * 5), comment: '', listName: '' }
      act(device, ratingKind, { group, input })
    },
  } satisfies Record<string, (device: Device) => void>
  // Merging is repeated, because a step rarely finds two lists that the server has.
  const choice = [...Object.values(actions), ...Array.from({ length: 3 }, () => merge)]

  function act<Input>(
    device: Device,
    kind: EntryKind<Input>,
    given: Pick<NewEntry<Input>, 'input' | 'group'> & { id?: string },
  ): void {
    const { outbox } = pick(device.tabs)
    const before = outbox.entriesOf(device.userId)
    const { entry } = outbox.put(kind, { userId: device.userId, id: newId(), ...given })
    const after = new Set(outbox.entriesOf(device.userId).map(({ id }) => id))
    for (const { id } of before) if (!after.has(id)) world.superseded.add(id)
    made.add(entry.id)
    entries.set(entry.id, { entry, place: made.size, device })
  }

  function makeList(device: Device): void {
    const [id, name] = [newId(), `List ${rowsMade.size}`]
    const rows = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
      id: newId(),
      name: pick(['Candles', 'candles', 'Foil', 'Soap']),
      quantity: 1 + Math.floor(random() * 2),
    }))
    rowsMade.set(id, rows)
    const from = rows.map(({ id: itemId, ...row }) => ({ ...listItem(row), itemId }))
    act(device, newListKind, { id, input: { name, isPlan: false, from, itemIds: {} } })
  }

  function merge(device: Device): void {
    const [group, from] = [listOf(device), listOf(device)]
    if (!group || !from || group === from) return
    // The device may know none, some or all of the other list's items.
    const known = rowsMade.get(from)!
    const rows = known.slice(0, Math.floor(random() * (known.length + 1)))
    const there = rowsMade.get(group)!.map(row => ({ ...listItem(row), ...row }) as ListItem)
    const wanted = rows.map(({ id: _, ...row }) => listItem(row))
    const operations = mergeItems(there, wanted, newId).map(change => stamped(change))
    const merged = rows.map(({ id }) => id)
    const quantities = rows.map(({ quantity }) => quantity)
    const input = { from, fromName: '', name: '', operations, merged, quantities }
    act(device, mergeKind, { group, input })
  }

  function oneMore(listId: string) {
    const { id } = pick(rowsMade.get(listId)!)
    return stamped({ itemId: id, kind: 'more', by: 1 } as const)
  }

  function stamped<Of extends ItemChange>(change: Of) {
    return { ...change, id: newId(), at: writeStamp(Date.now(), made.size, 'phone') }
  }

  /** A completed list would start another trip, which this test does not distinguish; a template starts none. */
  function begin(device: Device, listId: string): void {
    world.busy = world.busy.then(async () => {
      const list = told.lists.get(listId)
      if (!list || list.isDeleted || list.isTemplate || list.status === 'completed') return
      await device.browser.post(`/api/lists/${listId}/start`)
      list.status = 'in_progress'
    })
  }

  /** A list that the device created or that the server knows. */
  function listOf(device: Device): string | undefined {
    const ids = [...rowsMade.keys()].filter(
      id => told.ids.has(id) || entries.get(id)?.device === device,
    )
    return pick(ids)
  }

  return { makeList, any: (device: Device) => pick(choice)(device) }
}
