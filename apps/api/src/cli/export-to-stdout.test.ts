import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { canServeTwo } from '../testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'aisleway-export-'))
const database = new URL(inject('template'), 'postgres://')
database.pathname = `/aisleway_export_${randomBytes(6).toString('hex')}`

async function administer(statement: string) {
  const server = new URL(database)
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeAll(() => canServeTwo() && administer(`CREATE DATABASE ${database.pathname.slice(1)}`))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  if (canServeTwo()) await administer(`DROP DATABASE ${database.pathname.slice(1)}`)
})

// The embedded database of the tests is in memory, where no other process finds it.
it.skipIf(!canServeTwo())('an export to /dev/stdout contains nothing but the export', () => {
  const file = join(folder, 'waitlist.csv')
  const script = new URL('./waitlist-cli.ts', import.meta.url).pathname
  const settings = { DATABASE_URL: database.href, AUTH_SECRET: 'x'.repeat(32), DATA_DIR: folder }
  const stdout = openSync(file, 'w')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, 'export', '/dev/stdout'],
    {
      stdio: ['ignore', stdout, 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, ...settings },
    },
  )
  closeSync(stdout)
  expect(stderr).toContain('Written to /dev/stdout.')
  expect(readFileSync(file, 'utf8')).toBe('email,user_id,joined_at\n')
  expect(status).toBe(0)
})
