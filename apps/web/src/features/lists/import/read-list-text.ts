import { unescapeFormula } from '@aisleway/core/csv/formulas'
import { isNothing } from '@aisleway/core/lists/wanted-amount'
import {
  type WantedItem,
  wantedItemFrom,
  wantedItemOf,
  withoutDuplicates,
} from '@aisleway/core/lists/wanted-item'
import { visibleText } from '@aisleway/core/text/visible-text'

export type ListText = {
  items: WantedItem[]
  /** The lines of which none is wanted: "0 eggs". */
  leftOut: string[]
}

/** Parses a CSV file with an "item" column, or plain text with one item per line. */
export function readListText(text: string): ListText {
  // Other apps copy invisible characters along.
  const clean = visibleText(text)
  const written = fromCsv(clean) ?? fromLines(withoutTitle(clean))
  return {
    items: withoutDuplicates(written.filter(({ amount }) => !isNothing(amount))),
    leftOut: written.filter(({ amount }) => isNothing(amount)).map(({ text }) => text),
  }
}

/** "- milk", "[ ] milk", "• milk", "☐ milk" and "4. milk" are all milk. */
function fromLines(text: string): WantedItem[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(line =>
      line
        .replace(/^\s*(?:[-*•·–—◦‣⁃▪●○☐☑✓✔✅]\uFE0F?|\d+[.)]|\[[ xX]?\])+\s+/, '')
        .replace(/^\[[ xX]?\]\s*/, ''),
    )
    .map(line => line.trim())
    .filter(line => line !== '' && !isHeading(line))
    .flatMap(wantedItemFrom)
}

// This app's own text contains more than items: a name above, departments, and a total below.

const total = /^total: \$/im

function withoutTitle(text: string): string {
  return total.test(text) ? text.replace(/^\s*[^\r\n]*/, '') : text
}

function isHeading(line: string): boolean {
  return line.endsWith(':') || total.test(line)
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
    wantedItemOf(unescapeFormula(row[item] ?? ''), countFrom(row[quantity]), row[id]?.trim() ?? ''),
  )
}

/** One, unless the cell has a number. */
function countFrom(cell = ''): number {
  return cell.trim() === '' || Number.isNaN(Number(cell)) ? 1 : Number(cell)
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
