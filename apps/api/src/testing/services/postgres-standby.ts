import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, dataIn, run, startOn } from './postgres-cluster.ts'
import { newFolder } from './service-process.ts'

export type Standby = Cluster & { promote: () => Promise<void> }

const name = 'standby1'

/** A standby that streams from the primary, as docs/operations.md describes. */
export async function startStandby(primary: Cluster): Promise<Standby> {
  const folder = newFolder()
  const connection = `host=${primary.folder} user=tester application_name=${name}`
  run('pg_basebackup', [
    ...['--pgdata', dataIn(folder), '--dbname', connection, '--write-recovery-conf'],
    ...['--create-slot', '--slot', name, '--checkpoint', 'fast', '--no-sync'],
  ])
  const standby = await startOn(folder)
  return {
    ...standby,
    // Returns once the server accepts writes.
    promote: async () => void (await execute(standby.url, 'SELECT pg_promote()')),
  }
}

/** Makes the primary acknowledge a commit only once the standby has it, too. */
export async function requireStandby(primary: Cluster): Promise<void> {
  await execute(primary.url, `ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (${name})'`)
  await execute(primary.url, 'SELECT pg_reload_conf()')
  while (!(await isSynchronous(primary.url))) await setTimeout(50)
}

async function isSynchronous(url: string): Promise<boolean> {
  const { rows } = await execute(url, 'SELECT sync_state FROM pg_stat_replication')
  return rows.some(row => row.sync_state === 'sync')
}

async function execute(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
