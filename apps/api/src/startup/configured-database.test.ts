import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockHolder } from '../db/folder-lock.ts'
import { catchLog } from '../testing/catch-log.ts'
import { type Child, startChild } from '../testing/services/child-process.ts'
import { readConfig } from './config.ts'
import { databaseName, takeFolder, takeServerFolder } from './configured-database.ts'

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

  it.runIf(process.getuid?.() === 0)(
    'is left alone by root if it belongs to another user, unless its server can be asked',
    async () => {
      const files = join(root, 'postgres')
      mkdirSync(files)
      const folder = await takeServerFolder(embedded)
      chownSync(files, 12345, 12345)
      const waiting = { tell: () => {}, meet: async () => 'the server' }
      expect(await takeFolder(embedded, waiting)).toBe('the server')
      folder.release()
      const before = readdirSync(root)
      await expect(takeFolder(embedded, waiting)).rejects.toThrow('belongs to the user 12345')
      expect(readdirSync(root)).toEqual(before)
    },
  )
})

describe('the folder of the embedded database', () => {
  const path = mkdtempSync(join(root, 'held-'))
  const config = readConfig({ DATA_DIR: path }, 'no-such-file')
  const log = catchLog()
  const script = new URL('../testing/services/take-data-folder.ts', import.meta.url)
  let other: Child
  beforeAll(async () => {
    other = startChild(script, [path])
    await other.nextLine()
  })
  afterAll(async () => {
    log.release()
    await other.kill()
  })
  const tell = async (command: string) => {
    other.write(command)
    return other.nextLine()
  }
  beforeEach(async () => {
    log.clear()
    expect(await tell('take')).toBe('taken')
  })
  afterEach(() => tell('release'))

  it('is waited for by a server while an operator command holds it', async () => {
    const taking = takeServerFolder(config)
    await expect
      .poll(log.lines)
      .toEqual([
        `Waiting up to 60 seconds for process ${other.pid}, which uses the data folder ${path}.`,
      ])
    await tell('release')
    const folder = await taking
    expect(lockHolder(path)?.pid).toBe(process.pid)
    expect(log.entries).toHaveLength(1)
    folder.release()
  })

  it('is not waited for if another server holds it', async () => {
    await tell('announce http://127.0.0.1:3000')
    await expect(takeServerFolder(config)).rejects.toThrow(
      `The data folder ${path} is in use by process ${other.pid}, the server at http://127.0.0.1:3000. Stop it, or set DATA_DIR to another folder.`,
    )
    expect(log.entries).toEqual([])
  })

  it('is not waited for longer than that', async () => {
    const waiting = { tell: vi.fn(), meet: async () => undefined, longestSeconds: 0.3 }
    await expect(takeFolder(config, waiting)).rejects.toThrow(
      `The data folder ${path} is in use by process ${other.pid}.`,
    )
    expect(waiting.tell).toHaveBeenCalledOnce()
  })
})
