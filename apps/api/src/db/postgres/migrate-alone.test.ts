import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canServeTwo, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { knownMigrations } from '../migrations.ts'
import { rowsOf } from '../rows-of.ts'
import { buildIndexes, indexStatement } from './migrate-alone.ts'

describe.runIf(canServeTwo())('the indexes of a migration', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.queries.execute('CREATE TABLE notes (words text)')
  })
  afterAll(() => database.close())

  const statement = (kind: string, name: string) =>
    `CREATE ${kind} IF NOT EXISTS "${name}" ON "notes" USING btree ("words")`
  const validity = (name: string) =>
    rowsOf(
      database.queries,
      `SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass('${name}')`,
    )

  it('are built while others write', async () => {
    const { queries } = database
    let building: Promise<void> | undefined
    await queries.transaction(async tx => {
      await tx.execute(`INSERT INTO notes VALUES ('begun before')`)
      building = buildIndexes(queries, [statement('INDEX', 'notes_words')])
      await setTimeout(300)
      const written = queries
        .execute(`INSERT INTO notes VALUES ('written meanwhile')`)
        .then(() => 'done')
      expect(await Promise.race([written, setTimeout(5000, 'waits')])).toBe('done')
    })
    await building
    expect(await validity('notes_words')).toEqual([{ isValid: true }])
  })

  it('are built anew after an interruption, and left alone when they are there', async () => {
    const { queries } = database
    const statements = [statement('INDEX', 'notes_more'), statement('UNIQUE INDEX', 'notes_once')]
    await queries.execute(`INSERT INTO notes VALUES ('twice'), ('twice')`)
    await expect(buildIndexes(queries, statements)).rejects.toThrow()
    expect(await validity('notes_once')).toEqual([{ isValid: false }])
    await queries.execute(`DELETE FROM notes WHERE words = 'twice'`)
    for (let i = 0; i < 2; i++) await buildIndexes(queries, statements)
    expect(await validity('notes_once')).toEqual([{ isValid: true }])
  })

  it('are left to the migration if it does anything else', async () => {
    const other = 'ALTER TABLE notes ADD COLUMN more text'
    await buildIndexes(database.queries, [other, statement('INDEX', 'notes_later')])
    expect(await validity('notes_later')).toEqual([])
  })
})

/** The migrations before this one were written without minding writers. */
const firstMinding = 41

it('no migration keeps others from writing to a table that is already there while it builds an index', () => {
  const blocking = knownMigrations()
    .slice(firstMinding)
    .map(({ sql }) => sql)
    .filter(statements => !statements.every(text => indexStatement.test(text)))
    .flatMap(blockingIndexes)
  expect(blocking).toEqual([])
})

it('only the index of a new table blocks nobody in a migration that does more', () => {
  const index = (table: string) => `CREATE INDEX "${table}_at" ON "${table}" USING btree ("at");`
  const statements = ['CREATE TABLE "new" ("at" date);', index('new'), index('old')]
  expect(blockingIndexes(statements)).toEqual([index('old')])
})

function blockingIndexes(statements: readonly string[]): string[] {
  const created = statements.map(text => /CREATE TABLE "(\w+)"/.exec(text)?.[1])
  return statements.filter(text => {
    const table = /CREATE (?:UNIQUE )?INDEX .*ON "(\w+)"/.exec(text)?.[1]
    return table !== undefined && !created.includes(table)
  })
}
