import { randomUUID } from 'node:crypto'
import { listItem } from '@aisleway/core/lists/changes/list-item.test-data'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import type { NewListItem } from '@aisleway/core/lists/list-item'
import type { Change, ListOperation } from '@aisleway/core/lists/list-operations'
import type { openBrowser } from '../test-app.ts'

type Browser = ReturnType<typeof openBrowser>

/** Saves a list of these items for the signed-in browser and returns its id. */
export async function saveList(
  browser: Browser,
  name: string,
  items: readonly Partial<NewListItem>[],
): Promise<string> {
  const id = randomUUID()
  const answer = await browser.post('/api/lists', { id, name, from: items.map(listItem) })
  if (answer.status !== 200) throw new Error(`the list was refused: ${JSON.stringify(answer.body)}`)
  return id
}

let counter = 0

/** An operation as a phone sends it, stamped with the current time by default. */
export function operation(itemId: string, change: Change, ms = Date.now()): ListOperation {
  return { ...change, itemId, id: randomUUID(), at: writeStamp(ms, ++counter, 'phone') }
}
