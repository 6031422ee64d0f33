import type { Stamp } from '../lists/hybrid-clock.ts'
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

/**
 * The id of the change that takes a planned meal out of the pantry. Devices that have the same state of the slot get the
 * same id, so a meal that is marked as cooked on two of them is taken out once.
 */
export function plannedCookingId(listId: string, slot: SlotKey, plannedAt: Stamp): string {
  const halves = ['', 'second half '].map(half => fnv1a(`${half}${listId} ${slot} ${plannedAt}`))
  // Version 8 is for UUIDs made in a way of one's own (RFC 9562).
  return halves.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-8$3-8$4-')
}

/** 64-bit FNV-1a (Fowler, Noll, Vo), because what is hashed may be longer than an id. */
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const char of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
