import { maxItemName, maxItemQuantity, maxListItems } from '@aisleway/core/lists/list-item'

/** A line of an imported list, before it is known whether the store sells it. */
export type WantedItem = { text: string; quantity: number; productId: string | null }

/** Reads a CSV file with an "item" column, or plain text with one item a line. */
export function readListText(text: string): WantedItem[] {
  const clean = text.replace(/^\uFEFF/, '')
  return (fromCsv(clean) ?? fromLines(withoutTitle(clean))).slice(0, maxListItems)
}

/** "2 x milk", "milk x 2", "2× milk", "3 apples", "- milk", "[ ] milk" and "• milk" are all items. */
function fromLines(text: string): WantedItem[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(line =>
      line.replace(/^\s*(?:[-*•·–]|\d+[.)]|\[[ xX]?\])+\s+/, '').replace(/^\[[ xX]?\]\s*/, ''),
    )
    .map(line => line.trim())
    .filter(line => line !== '' && !isHeading(line))
    .flatMap(line => wanted(...amountAndName(line)))
}

// What this app's own text writes beside the items: a name above, departments, a total below.

const total = /^total: \$/im

function withoutTitle(text: string): string {
  return total.test(text) ? text.replace(/^\s*[^\r\n]*/, '') : text
}

function isHeading(line: string): boolean {
  return line.endsWith(':') || total.test(line)
}

function amountAndName(line: string): [quantity: number, name: string] {
  const [, before, after] =
    /^(\d{1,4})\s*[x×]\s+(.+)$/i.exec(line) ?? /^(\d{1,2})\s+(\D.*)$/.exec(line) ?? []
  if (before && after && !startsWithUnit(after)) return [Number(before), after]
  const [, name, count] = /^(.+?)\s+[x×]\s*(\d{1,4})$/i.exec(line) ?? []
  return name && count ? [Number(count), name] : [1, line]
}

/** "2 lb ground beef" is one thing by weight. */
function startsWithUnit(text: string): boolean {
  return /^(lbs?|oz|ounces?|pounds?|g|kg|ml|l|fl|ct|pack|%)\b/i.test(text)
}

function fromCsv(text: string): WantedItem[] | undefined {
  const [header = [], ...rows] = csvRows(text)
  const columns = header.map(cell => cell.trim().toLowerCase())
  const find = (...names: string[]) => columns.findIndex(column => names.includes(column))
  const item = find('item', 'name', 'product', 'product_name')
  if (item < 0 || (columns.length < 2 && columns[0] !== 'item')) return undefined
  const quantity = find('quantity', 'qty', 'amount', 'count')
  const id = find('objectid')
  return rows.flatMap(row =>
    wanted(Number(row[quantity] ?? 1) || 1, withFormula(row[item] ?? ''), row[id]?.trim()),
  )
}

function wanted(quantity: number, name: string, productId?: string): WantedItem[] {
  const text = name.replace(/\s+/g, ' ').trim().slice(0, maxItemName)
  if (text === '') return []
  const whole = Math.min(Math.max(Math.round(quantity), 1), maxItemQuantity)
  return [{ text, quantity: whole, productId: productId || null }]
}

/** The apostrophe that exports put before a formula goes again. */
function withFormula(text: string): string {
  return /^'+[=+\-@]/.test(text) ? text.slice(1) : text
}

function csvRows(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  return rows.filter(row => row.some(cell => cell !== ''))
}
