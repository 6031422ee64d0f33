import type { SlotKey } from './plan.ts'

// The parts of a plan are stored among the items of its list, each under a fixed id, so that all devices write to the
// same one.

export const planSettingsId = 'plan-settings'

export const slotItemPrefix = 'plan-'

export function slotItemId(slot: SlotKey): string {
  return slotItemPrefix + slot
}

export const plannedItemPrefix = 'plan-item-'

/** The id of the item that the plan adds for a product; it is the same in a copy of the list. */
export function plannedItemId(productId: string): string {
  return plannedItemPrefix + fnv1a(productId)
}

export function isPlannedItemId(itemId: string): boolean {
  return itemId.startsWith(plannedItemPrefix)
}

/** 64-bit FNV-1a (Fowler, Noll, Vo), because a product's id may be longer than an item's. */
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const char of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
