import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { onOwnConnection } from '../db/postgres/own-connection.ts'
import { openPostgres } from '../db/postgres.ts'
import { canServeTwo } from '../testing/test-database.ts'
import { replacePostgres } from './whole-database.ts'

describe.runIf(canServeTwo())('a PostgreSQL database', () => {
  const name = `aisleway_replaced_${randomBytes(6).toString('hex')}`
  const at = (database: string) =>
    Object.assign(new URL(inject('template'), 'postgres://'), { pathname: `/${database}` }).href
  const asAdmin = (statement: string) =>
    onOwnConnection(at('postgres'), queries => queries.execute(statement))
  beforeAll(() =>
    asAdmin(`CREATE DATABASE ${name} TEMPLATE ${new URL(inject('template')).pathname.slice(1)}`),
  )
  afterAll(() => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`))

  const servers: Database[] = []
  afterEach(() => Promise.all(servers.splice(0).map(server => server.close())))
  const startServer = async () => servers[servers.push(await openPostgres(at(name))) - 1]

  const replace = (force = false, write = async () => 'replaced') =>
    replacePostgres(at(name), write, { force })
  const server = `process ${process.pid} on ${hostname()}`
  const inUseBy = (users: string) =>
    `The database is in use by ${users}. Stop all servers and commands first, or add --force.`

  it('is not replaced while servers use it, unless that is forced', async () => {
    const first = await startServer()
    const second = await startServer()
    await expect(replace()).rejects.toThrow(inUseBy(`${server}, ${server}`))
    await first?.close()
    await expect(replace()).rejects.toThrow(inUseBy(server))
    expect(await replace(true)).toBe('replaced')
    await second?.close()
    servers.length = 0
    expect(await replace()).toBe('replaced')
  })

  it('is shown to be in use again by a server that lost its connections', async () => {
    await startServer()
    await asAdmin(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    )
    await expect.poll(() => replace().catch(error => error.message)).toBe(inUseBy(server))
  })

  it('is opened by a server only once it has been replaced', async () => {
    const order: string[] = []
    let starting: Promise<unknown> | undefined
    await replace(false, async () => {
      starting = startServer().then(() => order.push('opened'))
      await setTimeout(1000)
      return `${order.push('replaced')}`
    })
    await starting
    expect(order).toEqual(['replaced', 'opened'])
  })
})
