import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { writeDataFiles } from '../testing/services/data-files.ts'
import { openEmbedded } from './embedded.ts'

describe.runIf(inject('engine') === 'embedded')('the embedded database', () => {
  const root = mkdtempSync(join(tmpdir(), 'aisleway-damage-'))
  const whole = join(root, 'whole')
  const folder = join(root, 'postgres')
  beforeAll(() => {
    writeDataFiles(whole)
    cpSync(whole, folder, { recursive: true })
  })
  afterEach(() => {
    for (const part of ['PG_VERSION', 'global', 'pg_wal', 'base/1']) {
      cpSync(join(whole, part), join(folder, part), { recursive: true })
    }
  })
  afterAll(() => rmSync(root, { recursive: true }))

  const remove = (file: string) => () => rmSync(join(folder, file), { recursive: true })
  const empty = (file: string) => () => writeFileSync(join(folder, file), '')
  const overwrite = (file: string) => () =>
    writeFileSync(join(folder, file), Buffer.alloc(statSync(join(folder, file)).size, 0xaa))
  const eachSegment = (damage: typeof remove) => () => {
    for (const name of readdirSync(join(folder, 'pg_wal'))) {
      if (/^[0-9A-F]{24}$/.test(name)) damage(`pg_wal/${name}`)()
    }
  }

  it.each([
    ['version file', 'missing', remove('PG_VERSION')],
    ['version file', 'empty', empty('PG_VERSION')],
    ['control file', 'missing', remove('global/pg_control')],
    ['control file', 'empty', empty('global/pg_control')],
    ['control file', 'overwritten', overwrite('global/pg_control')],
    ['write-ahead log', 'missing', eachSegment(remove)],
    ['write-ahead log', 'empty', eachSegment(empty)],
    ['write-ahead log', 'overwritten', eachSegment(overwrite)],
    ['tables', 'missing', remove('base/1')],
  ])('whose %s is %s says so in a sentence, and how to restore it', async (part, _, damage) => {
    damage()
    const files = readdirSync(folder)
    const opened = openEmbedded(folder)
    await expect(opened).rejects.toThrow(`The database in ${folder} is damaged: its ${part} (`)
    await expect(opened).rejects.toThrow('Move it away and restore a backup')
    expect(readdirSync(folder)).toEqual(files)
  })

  it('that is whole is opened', async () => {
    await (await openEmbedded(folder)).close()
  })

  it('whose damage only shows when it is opened says so too', async () => {
    overwrite('global/pg_filenode.map')()
    await expect(openEmbedded(folder)).rejects.toThrow('cannot be opened: its control file')
  })
})
