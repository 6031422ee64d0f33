import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ListChanges, ListDetail } from '@aisleway/core/lists/contract'
import type { Change } from '@aisleway/core/lists/list-operations'
import { expect, it, onTestFinished } from 'vitest'
import { loadInto } from '../cli/load-into.ts'
import { atOneMoment } from '../db/at-one-moment.ts'
import { operation, saveList } from '../testing/shoppers/write-list.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { readBackup, writeBackup } from './backup-file.ts'
import { dump } from './dump.ts'

const email = 'mara@shop.example'
const folder = mkdtempSync(join(tmpdir(), 'aisleway-restored-'))

type Position = Pick<ListDetail, 'sequence' | 'lastOperationId'>

/** A device that adds these notes to the only item of a list. */
function noting(browser: ReturnType<typeof openBrowser>, listId: string, itemId: string) {
  const sync = async (position: Position, ...notes: string[]): Promise<ListChanges> => {
    const { sequence: since, lastOperationId } = position
    const operations = notes.map(note => operation(itemId, { kind: 'note', note } satisfies Change))
    const input = { operations, since, lastOperationId }
    return (await browser.post(`/api/lists/${listId}/operations`, input)).body
  }
  const read = async (): Promise<ListDetail> => (await browser.get(`/api/lists/${listId}`)).body
  return { sync, read }
}

it('a device whose last operations were lost with a restore is told to read the list anew', async () => {
  const before = await openTestApp()
  const mara = openBrowser(before.app)
  await mara.signUp(email)
  const listId = await saveList(mara, 'Weekend', [{}])
  const [itemId = ''] = Object.keys((await mara.get(`/api/lists/${listId}`)).body.state)
  const device = noting(mara, listId, itemId)
  const kept = await device.sync(await device.read(), 'Kept')

  const file = join(folder, 'backup')
  await atOneMoment(before.database.queries, tx => writeBackup(file, dump(tx, new Date())))
  const lost = await device.sync(kept, 'Lost', 'Lost too')
  expect(lost.sequence).toBe(kept.sequence + 2)
  await before.close()

  const database = await openTestDatabase()
  await database.queries.transaction(tx => loadInto(tx, readBackup(file), false))
  const after = await openTestApp([], { database })
  onTestFinished(async () => {
    await after.close()
    rmSync(folder, { recursive: true })
  })
  const returned = openBrowser(after.app)
  await returned.signIn(email)
  const { sync, read } = noting(returned, listId, itemId)

  // As long as the server is behind, and when others have done as much and more.
  for (const notes of [[], ['New'], ['Newer'], ['Newest']]) {
    await sync(await read(), ...notes)
    expect((await sync(lost)).sequence).toBeLessThan(lost.sequence)
    expect((await sync(lost)).operations).toEqual([])
  }
  expect((await read()).state[itemId]?.note?.value).toBe('Newest')

  // What is sent with such a position is done, and the position before the backup still counts.
  await sync(lost, 'From the device')
  const news = await sync(kept)
  expect(news.operations.map(change => 'note' in change && change.note)).toEqual([
    'New',
    'Newer',
    'Newest',
    'From the device',
  ])
  expect(await sync(news)).toMatchObject({ operations: [], sequence: news.sequence })
  expect(await sync(await read())).toMatchObject({ operations: [], sequence: news.sequence })
})
