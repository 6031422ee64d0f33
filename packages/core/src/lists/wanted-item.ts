import { truncate } from '../text/truncate.ts'
import { maxItemName, maxItemQuantity } from './list-item.ts'
import { addAmounts, amountOf, type WantedAmount } from './wanted-amount.ts'
import { readWantedLine } from './wanted-line.ts'

/** An entry of an imported list, before it is matched with a product. */
export type WantedItem = {
  /** The search text. */
  name: string
  amount: WantedAmount
  /** The text as written, which goes onto the list if no product matches. */
  text: string
  /** The quantity beside that text; the text may contain an amount itself: "2 lb ground beef". */
  quantity: number
  /** The whole line, which may name several things; null for a cell of a file, and for several lines. */
  line: string | null
  /** The product's id in an exported list. */
  productId: string | null
}

/**
 * "3 apples" becomes 3 × "apples"; "2 lb ground beef" stays one entry with its own text. A line that is too long for an
 * entry becomes several at its commas.
 */
export function wantedItemFrom(line: string): WantedItem[] {
  const parts = line.split(/[;•]|,(?!\d)/)
  // A name would hold only the beginning of it.
  if (line.trim().length > maxItemName && parts.length > 1) return parts.flatMap(wantedItemFrom)
  const text = tidy(line)
  if (text === '') return []
  const { name, amount } = readWantedLine(text)
  const count = amount.packages + amount.pieces
  const isCounted =
    /^[\dx× ]*$/i.test(text.replace(name, '')) && Number.isInteger(count) && count > 0
  const words = isCounted ? { text: name, quantity: inBounds(count) } : { text, quantity: 1 }
  return [{ name, amount, ...words, line: text, productId: null }]
}

/** A row of a file with separate columns for name and quantity; of none, nothing is wanted. */
export function wantedItemOf(given: string, count: number, productId: string): WantedItem[] {
  const text = tidy(given)
  const quantity = inBounds(Math.round(count))
  const amount = amountOf({ packages: count === 0 ? 0 : quantity })
  if (text === '') return []
  return [{ name: text, amount, text, quantity, line: null, productId: productId || null }]
}

/**
 * Merges entries for the same thing: "limes" twice becomes one entry with both amounts and both texts. A name without an
 * amount adds nothing to one with a measure: "eggs" and "1 dozen eggs" are a dozen.
 */
export function withoutDuplicates(items: readonly WantedItem[]): WantedItem[] {
  const merged = new Map<string, WantedItem>()
  for (const item of items) {
    const key = item.productId ?? wordStems(item.name)
    const known = merged.get(key)
    const both = known && together(known, item)
    // Texts that are too long to be joined stay two entries, so that nothing written is lost.
    merged.set(both || !known ? key : `${key} ${merged.size}`, both ?? item)
  }
  return [...merged.values()]
}

function together(a: WantedItem, b: WantedItem): WantedItem | undefined {
  const isCounted = a.text === a.name && b.text === b.name
  const measured = isCounted ? [] : [a, b].filter(item => !isNameAlone(item))
  const amount = measured.length === 1 ? measured[0]!.amount : addAmounts(a.amount, b.amount)
  const text = isCounted ? a.text : `${inWords(a)} + ${inWords(b)}`
  if (text.length > maxItemName) return undefined
  const quantity = isCounted ? inBounds(a.quantity + b.quantity) : 1
  return { ...a, amount, text, quantity, line: null }
}

function isNameAlone({ text, name, quantity }: WantedItem): boolean {
  return text === name && quantity === 1
}

function inWords({ text, quantity }: WantedItem): string {
  return quantity > 1 ? `${quantity} ${text}` : text
}

/** The key for singular and plural in any case: "Limes" becomes "lime". */
function wordStems(name: string): string {
  return name.toLowerCase().replace(/[\p{L}]+/gu, word =>
    word.length < 4
      ? word
      : word
          .replace(/ies$/, 'y')
          .replace(/(?<=[osxh])es$/, '')
          .replace(/(?<!s)s$/, ''),
  )
}

function tidy(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), maxItemName).trim()
}

function inBounds(count: number): number {
  return Math.min(Math.max(count, 1), maxItemQuantity)
}
