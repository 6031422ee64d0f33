import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startChild } from '../testing/services/child-process.ts'
import { canServeTwo } from '../testing/test-database.ts'
import { migrationsFolder } from './migrations.ts'

const url = new URL(inject('template'), 'postgres://')
const name = `aisleway_together_${randomBytes(6).toString('hex')}`

async function ask(database: string, statement: string) {
  const client = new pg.Client({ connectionString: addressOf(database) })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

function addressOf(database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

beforeAll(() => canServeTwo() && ask('postgres', `CREATE DATABASE ${name}`))
afterAll(() => canServeTwo() && ask('postgres', `DROP DATABASE ${name}`))

it.skipIf(!canServeTwo())(
  'three servers that start together on an empty database migrate it once, and all open it',
  async () => {
    const script = new URL('../testing/services/open-postgres.ts', import.meta.url)
    const servers = Array.from({ length: 3 }, () => startChild(script, [addressOf(name)]))
    expect(await Promise.all(servers.map(server => server.nextLine()))).toEqual([
      'open',
      'open',
      'open',
    ])
    const files = readdirSync(migrationsFolder).filter(file => file.endsWith('.sql'))
    const applied = await ask(name, 'SELECT hash FROM drizzle.__drizzle_migrations')
    expect(applied).toHaveLength(files.length)
    expect(new Set(applied.map(({ hash }) => hash)).size).toBe(files.length)
  },
)
