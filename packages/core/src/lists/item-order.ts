import { readStamp, type Stamp } from './hybrid-clock.ts'

/**
 * An item's place on its list: digits that sort as text in every collation, read as a decimal fraction. The
 * last digit is not 0, so that another one always fits between two.
 */
export type ItemOrder = string

const msDigits = 13
const counterDigits = 7

export const maxItemOrder = 100

/** The orders that a device may send. */
export const itemOrderPattern = new RegExp(`^\\d{0,${maxItemOrder - 1}}[1-9]$`)

/** The place of an item that nobody has moved: after all that were added before. */
export function orderOfStamp(stamp: Stamp): ItemOrder {
  const { ms, counter } = readStamp(stamp)
  return `${digits(ms, msDigits)}${digits(counter, counterDigits)}1`
}

/**
 * A place between two others, either of which may be missing. Undefined if there is no room: when two devices
 * assigned the same place, or after hundreds of moves into the same gap.
 */
export function orderBetween(
  before: ItemOrder | undefined,
  after: ItemOrder | undefined,
): ItemOrder | undefined {
  if (after === undefined) return before === undefined ? '5' : orderAfter(before)
  if (before !== undefined && before >= after) return undefined
  let order = ''
  let isBelow = false
  for (let place = 0; place < maxItemOrder; place++) {
    const low = Number(before?.[place] ?? 0)
    const high: number = isBelow ? 10 : Number(after[place] ?? 0)
    if (high - low > 1) return order + Math.floor((low + high) / 2)
    order += low
    isBelow ||= high > low
  }
  return undefined
}

/** Evenly spread places before everything that is added later. */
export function spreadOrders(count: number): ItemOrder[] {
  return Array.from({ length: count }, (_, place) => `0${digits(place, msDigits)}5`)
}

/** The next millisecond, so that what is added later still comes after it. */
function orderAfter(before: ItemOrder): ItemOrder | undefined {
  const ms = Number(before.slice(0, msDigits).padEnd(msDigits, '0'))
  const next = `${digits(ms + 1, msDigits)}1`
  return next > before ? next : undefined
}

function digits(value: number, count: number): string {
  return String(value).padStart(count, '0')
}
