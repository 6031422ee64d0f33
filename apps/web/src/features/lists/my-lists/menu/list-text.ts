import { escapeFormula } from '@aisleway/core/csv/formulas'
import { listTotalCents } from '@aisleway/core/lists/list'
import type { ListItem } from '@aisleway/core/lists/list-item'
import { formatCents } from '@aisleway/core/money'
import type { DepartmentOrder } from '@aisleway/core/shopping/department-order'
import { likelyGroups } from '@aisleway/core/shopping/likely-groups'
import { messages as labels } from '../../../catalogue/label-messages.ts'

type TextItem = Pick<ListItem, 'name' | 'quantity' | 'priceCents' | 'department' | 'productId'>

/** The list as text for a message or a note; `readListText` can parse its items. */
export function listAsText(
  name: string,
  items: readonly ListItem[],
  order?: DepartmentOrder,
): string {
  const groups = likelyGroups(items, false, order).map(({ department, items: group }) =>
    [
      `${labels.department(department)}:`,
      ...group.map(({ quantity, name, note }) => `- ${quantity} x ${name}${note && ` (${note})`}`),
    ].join('\n'),
  )
  const totalCents = listTotalCents(items)
  const total = totalCents > 0 ? [`Total: ${formatCents(totalCents)}`] : []
  return [name, ...groups, ...total].join('\n\n')
}

const csvColumns = ['item', 'quantity', 'price', 'department', 'objectID'] as const

/** The list as CSV (RFC 4180). */
export function listAsCsv(items: readonly TextItem[]): string {
  const rows = items.map(({ name, quantity, priceCents, department, productId }) => [
    escapeFormula(name),
    String(quantity),
    priceCents === null ? '' : (priceCents / 100).toFixed(2),
    department,
    productId ?? '',
  ])
  return [csvColumns, ...rows].map(row => `${row.map(quoted).join(',')}\r\n`).join('')
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
