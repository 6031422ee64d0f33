import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { type StoreTime, snapshotIfDue } from './snapshots.ts'

const root = mkdtempSync(join(tmpdir(), 'aisleway-snapshots-'))
afterAll(() => rmSync(root, { recursive: true }))

let folder: string
let made: number
beforeEach(() => {
  folder = join(mkdtempSync(join(root, 'run-')), 'snapshots')
  made = 0
})

const at = (day: number, hour: number): StoreTime => ({ day: `2026-03-0${day}`, hour })

const check = (now: StoreTime, keep = 3) =>
  snapshotIfDue({ folder, keep, make: async file => writeFileSync(file, String(++made)) }, now)

it('makes one snapshot a night', async () => {
  await check(at(1, 3))
  await check(at(1, 4))
  await check(at(1, 23))
  expect(made).toBe(1)
  await check(at(2, 3))
  expect(readdirSync(folder)).toEqual(['aisleway-2026-03-01.backup', 'aisleway-2026-03-02.backup'])
})

it('waits for the night, and makes up in the morning for a night without power', async () => {
  await check(at(1, 2))
  expect(made).toBe(0)
  await check(at(1, 9))
  expect(made).toBe(1)
})

it('keeps the newest ones, and every other file', async () => {
  await check(at(1, 3))
  writeFileSync(join(folder, 'before-the-move.backup'), '')
  for (const day of [2, 3, 4, 5]) await check(at(day, 3))
  expect(readdirSync(folder)).toEqual([
    'aisleway-2026-03-03.backup',
    'aisleway-2026-03-04.backup',
    'aisleway-2026-03-05.backup',
    'before-the-move.backup',
  ])
})

it('removes none when a new one cannot be made', async () => {
  for (const day of [1, 2, 3]) await check(at(day, 3))
  const make = () => Promise.reject(new Error('The disk is full.'))
  await expect(snapshotIfDue({ folder, keep: 3, make }, at(4, 3))).rejects.toThrow('disk is full')
  expect(readdirSync(folder)).toHaveLength(3)
})
