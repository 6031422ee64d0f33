import type { ListItem } from '@aisleway/core/lists/list-item'
import { foldText } from '@aisleway/core/text/fold-text'

type Row = Pick<ListItem, 'name' | 'quantity'>

/** For each text on a list, its number of rows and their total quantity. */
export type Rows = Readonly<Record<string, { rows: number; quantity: number }>>

export function rowsOf(items: readonly Row[]): Rows {
  return items.reduce((rows, item) => plus(rows, item, true), {} as Rows)
}

/**
 * The expected result of adding items: nothing is lost, and what the adder says is already there becomes one row with
 * the total.
 */
export function mergedRows(
  rows: Rows,
  added: readonly Row[],
  isThere: (text: string) => boolean,
): Rows {
  const seen = new Set<string>()
  return added.reduce((result, item) => {
    const text = textOf(item)
    const isRow = !isThere(text) && !seen.has(text)
    seen.add(text)
    return plus(result, item, isRow)
  }, rows)
}

export function textOf({ name }: Pick<Row, 'name'>): string {
  return foldText(name)
}

function plus(rows: Rows, item: Row, isRow: boolean): Rows {
  const text = textOf(item)
  const { rows: before = 0, quantity = 0 } = rows[text] ?? {}
  return {
    ...rows,
    [text]: { rows: before + Number(isRow), quantity: quantity + item.quantity },
  }
}
