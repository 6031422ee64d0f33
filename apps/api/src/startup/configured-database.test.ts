import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { databaseName, takeFolder } from './configured-database.ts'

const root = mkdtempSync(join(tmpdir(), 'aisleway-configured-'))
afterAll(() => rmSync(root, { recursive: true }))

const embedded = readConfig({ DATA_DIR: root }, 'no-such-file')
const AUTH_SECRET = 'x'.repeat(32)

describe('the database of the settings', () => {
  it('is named without its password', () => {
    const DATABASE_URL = 'postgres://shop:hunter2@db.example:5433/aisleway?sslmode=require'
    expect(databaseName(readConfig({ DATABASE_URL, AUTH_SECRET }, 'no-such-file'))).toBe(
      'PostgreSQL at db.example:5433/aisleway',
    )
    expect(databaseName(embedded)).toBe(`the embedded database in ${root}`)
  })

  it.runIf(process.getuid?.() === 0)('is left alone by root if it belongs to another user', () => {
    const files = join(root, 'postgres')
    mkdirSync(files)
    takeFolder(embedded).release()
    chownSync(files, 12345, 12345)
    const before = readdirSync(root)
    expect(() => takeFolder(embedded)).toThrow('belongs to the user 12345')
    expect(readdirSync(root)).toEqual(before)
  })
})
