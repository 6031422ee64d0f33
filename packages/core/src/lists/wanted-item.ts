import { cutText } from '../cut-text.ts'
import { maxItemName, maxItemQuantity } from './list-item.ts'
import { addAmounts, amountOf, readWantedLine, type WantedAmount } from './wanted-line.ts'

/** A thing that an imported list asks for, before it is known whether the store sells it. */
export type WantedItem = {
  /** What to look for. */
  name: string
  amount: WantedAmount
  /** As it was written: it goes on the list where the store has nothing. */
  text: string
  /** Beside that text, which may hold the amount itself: "2 lb ground beef". */
  quantity: number
  /** Of an exported item. */
  productId: string | null
}

/** "3 apples" is three of "apples"; "2 lb ground beef" stays one thing in its own words. */
export function wantedItemFrom(line: string): WantedItem[] {
  const text = tidy(line)
  if (text === '') return []
  const { name, amount } = readWantedLine(text)
  const count = amount.packages + amount.pieces
  const isCounted =
    /^[\dx× ]*$/i.test(text.replace(name, '')) && Number.isInteger(count) && count > 0
  const words = isCounted ? { text: name, quantity: inBounds(count) } : { text, quantity: 1 }
  return [{ name, amount, ...words, productId: null }]
}

/** A row of a file that tells name and number apart. */
export function wantedItemOf(given: string, count: number, productId: string): WantedItem[] {
  const text = tidy(given)
  const quantity = inBounds(Math.round(count))
  const amount = amountOf({ packages: quantity })
  return text ? [{ name: text, amount, text, quantity, productId: productId || null }] : []
}

/** One item for each thing: "limes" twice is one line with both amounts, in the words of both. */
export function withoutDoubles(items: readonly WantedItem[]): WantedItem[] {
  const merged = new Map<string, WantedItem>()
  for (const item of items) {
    const key = item.productId ?? wordStems(item.name)
    const known = merged.get(key)
    const both = known && together(known, item)
    // Words that have no room beside each other stay two lines: nothing that was written is lost.
    merged.set(both || !known ? key : `${key} ${merged.size}`, both ?? item)
  }
  return [...merged.values()]
}

function together(a: WantedItem, b: WantedItem): WantedItem | undefined {
  const amount = addAmounts(a.amount, b.amount)
  const isCounted = a.text === a.name && b.text === b.name
  const text = isCounted ? a.text : `${inWords(a)} + ${inWords(b)}`
  if (text.length > maxItemName) return undefined
  return { ...a, amount, text, quantity: isCounted ? inBounds(a.quantity + b.quantity) : 1 }
}

function inWords({ text, quantity }: WantedItem): string {
  return quantity > 1 ? `${quantity} ${text}` : text
}

/** The same for the singular and the plural, whatever the case: "Limes" is "lime". */
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
  return cutText(text.replace(/\s+/g, ' ').trim(), maxItemName).trim()
}

function inBounds(count: number): number {
  return Math.min(Math.max(count, 1), maxItemQuantity)
}
