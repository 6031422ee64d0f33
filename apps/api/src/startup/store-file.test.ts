import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { store as sampleStore } from '@aisleway/sample-store/store'
import { afterAll, describe, expect, it } from 'vitest'
import { readStore } from './store-file.ts'

const root = mkdtempSync(join(tmpdir(), 'aisleway-store-'))
afterAll(() => rmSync(root, { recursive: true }))

const corner = {
  name: 'Corner Market',
  addressLines: ['2 Main Street', 'Clifton Park, NY 12065'],
  hoursText: '7 AM to 10 PM every day',
  hours: { opens: '07:00', closes: '22:00', timeZone: 'America/New_York' },
}

function fileOf(content: unknown): string {
  const file = join(root, 'store.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('the facts of the store', () => {
  it('are those of the file, or of the sample store', () => {
    expect(readStore(fileOf(corner))).toEqual(corner)
    expect(readStore(undefined)).toEqual(sampleStore)
  })

  it('may come from an editor that begins files with a byte order mark', () => {
    expect(readStore(fileOf(`\uFEFF${JSON.stringify(corner)}`))).toEqual(corner)
  })

  it.each<[string, unknown, RegExp]>([
    [
      'an hour that no clock shows',
      { ...corner, hours: { ...corner.hours, opens: '7 AM' } },
      /hours\.opens: expected a time such as 07:00 or 22:00\.$/,
    ],
    ['no name', { ...corner, name: undefined }, /: name: /],
    ['a name that is misspelt', { ...corner, adress: [] }, /adress/],
    [
      'a time zone that does not exist',
      { ...corner, hours: { ...corner.hours, timeZone: 'Albany' } },
      /hours\.timeZone/,
    ],
    [
      'an hour of closing before that of opening',
      { ...corner, hours: { ...corner.hours, closes: '06:00' } },
      /hours\.closes/,
    ],
    ['no JSON', '{ "name": ', /is not JSON/],
  ])('with %s stop the start, and say where', (_, content, reason) => {
    expect(() => readStore(fileOf(content))).toThrow(reason)
  })

  it('in a file that is not there stop the start', () => {
    expect(() => readStore(join(root, 'none.json'))).toThrow(/none\.json cannot be read \(ENOENT\)/)
  })
})
