import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSynonyms } from './read-synonyms.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aisleway-synonyms-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function read(text: string, required = '', brands = '') {
  writeFileSync(join(folder, 'store.txt'), text)
  writeFileSync(join(folder, 'required.txt'), required)
  writeFileSync(join(folder, 'brands.txt'), brands)
  return readSynonyms(folder)
}

test('an arrow leads one way, a list leads every way', () => {
  const text = '# Short forms\n\npb, p b => peanut butter  # as on lists\nsoda, pop\n'
  expect(read(text).synonyms).toEqual({
    pb: ['peanut butter'],
    'p b': ['peanut butter'],
    soda: ['pop'],
    pop: ['soda'],
  })
})

test('a phrase may stand in several lines; what it finds is kept in their order', () => {
  expect(read('pop => soda\npop => cola, root beer').synonyms).toEqual({
    pop: ['soda', 'cola', 'root beer'],
  })
})

test('brands are kept apart', () => {
  const { synonyms, brands } = read('', '', 'coke => cola')
  expect({ synonyms, brands }).toEqual({ synonyms: {}, brands: { coke: ['cola'] } })
})

test('words that are never removed are listed by themselves', () => {
  expect(read('', 'gluten free, gf\nvegan').required).toEqual(['gluten free', 'gf', 'vegan'])
})

describe('a line that cannot be read is refused by file and line', () => {
  test.each([
    ['pop', 'store.txt:1: expected "a, b" or "a => b"'],
    ['\npop => soda => cola', 'store.txt:2: expected one "=>"'],
    ['pop =>', 'store.txt:1: expected words between the commas'],
    ['pop, , soda', 'store.txt:1: expected words between the commas'],
    ['vegan => tag:vegan', 'store.txt:1: no tag "tag:vegan"; there are tag:plant_based'],
    ['vegan, tag:plant_based', 'store.txt:1: nobody types "tag:plant_based"'],
    ['pops => pop', 'store.txt:1: finds nothing but itself; singular and plural are one word'],
    ['pop, soda\nPop => soda', 'store.txt:2: "Pop" finds "soda" already by '],
  ])('%j', (text, problem) => {
    expect(() => read(text)).toThrow(problem)
  })

  test('all of them at once', () => {
    expect(() => read('pop\n=> soda')).toThrow(/store\.txt:1: .*\n.*store\.txt:2: /)
  })
})

test('the lists of this store can be read, and hold several hundred words', () => {
  const lists = readSynonyms(fileURLToPath(new URL('../synonyms', import.meta.url)))
  expect(Object.keys(lists.synonyms).length).toBeGreaterThan(800)
  expect(Object.keys(lists.brands).length).toBeGreaterThan(200)
})
