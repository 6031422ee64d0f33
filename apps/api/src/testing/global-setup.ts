import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openInMemory } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'
import { startNats } from './services/nats-server.ts'
import { startPgbouncer } from './services/pgbouncer.ts'
import { openTestServer } from './services/postgres-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    engine: 'embedded' | 'postgres'
    /** A dumped data folder, or the URL of a database to copy; both are migrated. */
    template: string
    /** With `POOLER=pgbouncer`, the template's URL through the pooler, else null. */
    pooledTemplate: string | null
    /** With `EVENTS=nats`, the URL of NATS, else null. */
    eventsUrl: string | null
  }
}

/** Migrates once; every test file starts from a copy. */
export default async function setup(project: TestProject) {
  return project.config.provide.engine === 'postgres'
    ? setUpPostgres(project)
    : setUpEmbedded(project)
}

async function setUpEmbedded(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'aisleway-test-'))
  const database = await openInMemory()
  const dump = await database.pglite.dumpDataDir('none')
  await database.close()
  const template = join(folder, 'template.tar')
  writeFileSync(template, Buffer.from(await dump.arrayBuffer()))
  project.provide('template', template)
  return () => rmSync(folder, { recursive: true, force: true })
}

async function setUpPostgres(project: TestProject) {
  const server = await openTestServer()
  const name = `aisleway_test_${process.pid}`
  await execute(server.url, `CREATE DATABASE ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  await (await openPostgres(url.href)).close()
  const pooler = process.env.POOLER === 'pgbouncer' ? await startPgbouncer(server.url) : null
  project.provide('template', url.href)
  project.provide('pooledTemplate', pooler?.through(url.href) ?? null)
  const nats = process.env.EVENTS === 'nats' ? await startNats() : null
  project.provide('eventsUrl', nats?.url ?? null)
  return async () => {
    await nats?.stop()
    await pooler?.stop()
    await execute(server.url, `DROP DATABASE ${name}`)
    await server.stop()
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
