import type { Change, ItemState, ListOperation } from '../list-operations.ts'

/**
 * The operations from which a device gets an item, or a part of a plan, in this state, whatever it had of it: one for
 * each field, with the stamp of the one that wrote it. None for an item that cannot come back.
 */
export function operationsOfItem(itemId: string, item: ItemState): ListOperation[] {
  if (item.isRemoved) return []
  const written = Object.values(changesOf(item)).flatMap(change => change ?? [])
  return [
    ...written.map(({ at, ...change }) => ({
      ...change,
      at,
      itemId,
      id: `${itemId}-${change.kind}`,
    })),
    // An addition is known by its id, so that none counts twice.
    ...Object.entries(item.more ?? {}).map(
      ([id, { value: by, at }]): ListOperation => ({ id, itemId, at, kind: 'more', by }),
    ),
  ]
}

type Written = Change & { at: string }
type Field = Exclude<keyof ItemState, 'more' | 'isRemoved'>

function changesOf(item: ItemState): Record<Field, Written | undefined> {
  const { base, quantity, price, note, name, department, order, elsewhere, check, removed } = item
  const { planSettings, slot, eaters } = item
  return {
    base: base && { kind: 'add', item: base.value, at: base.at },
    quantity: quantity && { kind: 'quantity', quantity: quantity.value, at: quantity.at },
    price: price && {
      kind: 'price',
      priceCents: price.value,
      ...(price.lineTotal && { lineTotal: price.lineTotal }),
      at: price.at,
    },
    note: note && { kind: 'note', note: note.value, at: note.at },
    name: name && { kind: 'name', name: name.value, at: name.at },
    department: department && {
      kind: 'department',
      department: department.value,
      at: department.at,
    },
    order: order && { kind: 'order', order: order.value, at: order.at },
    elsewhere: elsewhere && {
      kind: 'elsewhere',
      isElsewhere: elsewhere.value,
      at: elsewhere.at,
    },
    check: check && { kind: 'check', ...check.value, at: check.at },
    planSettings: planSettings && {
      kind: 'planSettings',
      settings: planSettings.value,
      at: planSettings.at,
    },
    slot: slot && { kind: 'slot', slot: slot.value, at: slot.at },
    eaters: eaters && { kind: 'eaters', eaters: eaters.value, at: eaters.at },
    removed: removed && { kind: removed.value ? 'remove' : 'restore', at: removed.at },
  }
}
