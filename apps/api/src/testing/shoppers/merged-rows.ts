import { foldText } from '@aisleway/core/fold-text'
import type { ListItem } from '@aisleway/core/lists/list-item'

type Row = Pick<ListItem, 'name' | 'quantity'>

/** For each text on a list: how many rows it has, and the sum of their quantities. */
export type Rows = Readonly<Record<string, { rows: number; quantity: number }>>

export function rowsOf(items: readonly Row[]): Rows {
  return items.reduce((rows, item) => plus(rows, item, true), {} as Rows)
}

/**
 * What more items must give: nothing is lost, and what is there already, by the word of whoever adds them, is one
 * row with the sum.
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
