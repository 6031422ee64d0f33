import { describe, expect, test } from 'vitest'
import { pick, seededRandom } from '../search-document.test-data.ts'
import { createTerms } from './terms.ts'
import { nearestTerms, termsWithin } from './typos.ts'

const terms = createTerms(['broccoli', 'broth', 'chicken', 'chickpea', 'chocolate', 'silk', 'milk'])

function nearest(word: string, asPrefix = false): string[] {
  return nearestTerms(terms, word, asPrefix).map(({ term }) => terms.list[term]!)
}

describe('a misspelt word', () => {
  test.each([
    ['chiken', ['chicken']],
    ['chikcen', ['chicken']],
    ['brocolli', ['broccoli']],
    ['choclat', []],
    ['chocolte', ['chocolate']],
    ['brth', ['broth']],
    ['hcicken', ['chicken']],
  ])('%s means %j', (word, meant) => {
    expect(nearest(word)).toEqual(meant)
  })

  test('of three letters means nothing: every other word would be near', () => {
    expect(nearest('mlk')).toEqual([])
  })

  test('keeps its first letter if it can', () => {
    expect(nearest('mipk')).toEqual(['milk'])
    expect(nearest('pilk')).toEqual(['milk', 'silk'])
  })

  test('may still be being typed', () => {
    expect(nearest('chocal')).toEqual([])
    expect(nearest('chocal', true)).toEqual(['chocolate'])
  })
})

test('the walk over shared beginnings finds what comparing term by term finds', () => {
  const random = seededRandom(11)
  const word = () =>
    Array.from({ length: 1 + Math.floor(random() * 7) }, () => pick(random, ['a', 'b', 'c'])).join(
      '',
    )
  const dictionary = createTerms(new Set(Array.from({ length: 300 }, word)))
  for (let round = 0; round < 200; round++) {
    const typed = word()
    const limit = pick(random, [1, 2])
    const everything = { from: 0, to: dictionary.list.length }
    for (const asPrefix of [false, true]) {
      const expected = dictionary.list.flatMap((candidate, term) => {
        const ends = asPrefix ? [...candidate].map((_, i) => candidate.slice(0, i)) : []
        const distance = Math.min(...[candidate, ...ends].map(end => editDistance(typed, end)))
        return distance <= limit ? [{ term, distance }] : []
      })
      expect(termsWithin(dictionary, everything, typed, limit, asPrefix)).toEqual(expected)
    }
  }
})

/** The textbook recursion: slow, and obviously right. */
function editDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const known = distances.get(`${a} ${b}`)
  if (known !== undefined) return known
  const [a1, b1] = [a.slice(1), b.slice(1)]
  let distance = Math.min(
    editDistance(a1, b) + 1,
    editDistance(a, b1) + 1,
    editDistance(a1, b1) + (a[0] === b[0] ? 0 : 1),
  )
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) {
    distance = Math.min(distance, editDistance(a.slice(2), b.slice(2)) + 1)
  }
  distances.set(`${a} ${b}`, distance)
  return distance
}

const distances = new Map<string, number>()
