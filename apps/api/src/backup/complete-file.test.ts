import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { writeComplete } from './complete-file.ts'

const root = mkdtempSync(join(tmpdir(), 'aisleway-complete-'))
afterAll(() => rmSync(root, { recursive: true }))

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(root, 'run-'))
  file = join(folder, 'catalogue.csv')
})

it('a file is replaced as a whole, and may be read by those whom its mode names', async () => {
  writeFileSync(file, 'before')
  await writeComplete(file, 0o600, target => pipeline(['after'], target))
  expect(readFileSync(file, 'utf8')).toBe('after')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('a file is readable to nobody else, even if somebody made its draft before', async () => {
  writeFileSync(`${file}.part`, 'half', { mode: 0o644 })
  const reader = openSync(`${file}.part`, 'r')
  await writeComplete(file, 0o600, target => pipeline(['secret'], target))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(reader, 'utf8')).toBe('half')
  closeSync(reader)
})

it('a failure leaves the previous file and nothing beside it', async () => {
  writeFileSync(file, 'before')
  async function* cutOff() {
    yield 'aft'
    throw new Error('The server is gone.')
  }
  const writing = writeComplete(file, 0o600, target => pipeline(cutOff(), target))
  await expect(writing).rejects.toThrow('The server is gone.')
  expect(readFileSync(file, 'utf8')).toBe('before')
  expect(readdirSync(folder)).toEqual(['catalogue.csv'])
})

it('a link stays a link', async () => {
  const link = join(folder, 'link')
  writeFileSync(file, '')
  symlinkSync(file, link)
  await writeComplete(link, 0o600, target => pipeline(['through'], target))
  expect(readFileSync(file, 'utf8')).toBe('through')
  expect(readdirSync(folder)).toEqual(['catalogue.csv', 'link'])
})

it('of two who write it at the same time, the first is refused and the file is that of the second', async () => {
  let endFirst = () => {}
  async function* slowly() {
    yield 'fir'
    await new Promise<void>(resolve => {
      endFirst = resolve
    })
    yield 'st'
  }
  const first = writeComplete(file, 0o600, target => pipeline(slowly, target))
  await expect.poll(() => readdirSync(folder)).toEqual(['catalogue.csv.part'])
  await writeComplete(file, 0o600, async target => {
    target.write('sec')
    endFirst()
    await expect(first).rejects.toThrow(`Another command is writing ${file}.`)
    await pipeline(['ond'], target)
  })
  expect(readFileSync(file, 'utf8')).toBe('second')
  expect(readdirSync(folder)).toEqual(['catalogue.csv'])
})

it('what cannot be created is refused in one sentence', async () => {
  const write = (name: string) => writeComplete(name, 0o600, target => pipeline([''], target))
  await expect(write(join(folder, 'none', 'a.csv'))).rejects.toThrow(
    `There is no folder ${join(folder, 'none')}.`,
  )
  await expect(write(folder)).rejects.toThrow(`${folder} is a folder.`)
})
