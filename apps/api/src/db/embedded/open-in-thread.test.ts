import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openInThread } from './open-in-thread.ts'
import { type PreparedClient, preparedClient } from './prepared-client.ts'

let folder: string
let client: PreparedClient
const onEnd = vi.fn()
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'aisleway-thread-')), 'postgres')
  mkdirSync(folder)
  client = await preparedClient(await openInThread(folder, onEnd))
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

it('leaves this thread free while a statement runs', async () => {
  let isRunning = true
  const counting = client
    .query<{ count: number }>('SELECT count(*)::int FROM generate_series(1, 300000)')
    .finally(() => {
      isRunning = false
    })
  let turns = 0
  for (; isRunning; turns++) await setImmediate()
  expect((await counting).rows).toEqual([{ count: 300_000 }])
  // Within one thread it would be one or two.
  expect(turns).toBeGreaterThan(20)
  await client.close()
  expect(onEnd).not.toHaveBeenCalled()
})

it('reports a database that ended by itself, and fails what it was asked', async () => {
  await client.query('CREATE TABLE jars AS SELECT 1 AS filled')
  // PostgreSQL ends when it cannot write its log.
  rmSync(join(folder, 'pg_wal'), { recursive: true })
  const fill = async () => {
    await client.query('INSERT INTO jars SELECT n FROM generate_series(1, 200000) AS n')
    await client.query('CHECKPOINT')
  }
  const filled = await Promise.allSettled([fill(), fill(), fill(), fill()])
  expect(filled.at(-1)).toMatchObject({ status: 'rejected' })
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
})
