import { describe, expect, test } from 'vitest'
import { pick, seededRandom } from '../search-document.test-data.ts'
import { FilterSyntaxError, parseFilters } from './filters.ts'

const deli = { kind: 'equals', attribute: 'department', value: 'Deli' }
const frozen = { kind: 'equals', attribute: 'department', value: 'Frozen' }
const onSale = { kind: 'equals', attribute: 'on_sale', value: 'TRUE' }

describe('a filter', () => {
  test.each(['', '   '])('that is empty (%j) filters nothing', text => {
    expect(parseFilters(text)).toEqual({ kind: 'and', filters: [] })
  })

  test('names an attribute and a value, in quotes or without', () => {
    expect(parseFilters('department:"Deli"')).toEqual(deli)
    expect(parseFilters('department : Deli')).toEqual(deli)
  })

  test('may hold spaces, parentheses, operators and escaped quotes inside its quotes', () => {
    expect(parseFilters(String.raw`department:"A (\"B\") OR \\ C:d"`)).toMatchObject({
      value: String.raw`A ("B") OR \ C:d`,
    })
  })

  test('binds AND tighter than OR', () => {
    expect(parseFilters('department:Deli OR department:Frozen AND on_sale:TRUE')).toEqual({
      kind: 'or',
      filters: [deli, { kind: 'and', filters: [frozen, onSale] }],
    })
  })

  test('follows parentheses and NOT', () => {
    expect(parseFilters('(department:Deli OR department:Frozen) AND NOT on_sale:TRUE')).toEqual({
      kind: 'and',
      filters: [
        { kind: 'or', filters: [deli, frozen] },
        { kind: 'not', filter: onSale },
      ],
    })
  })
})

describe('a filter that cannot be read says why and where', () => {
  test.each([
    ['on_sale:"TRUE" AND colour:"red"', 'unknown attribute "colour" at 19', 19],
    ['department:"Deli', 'unclosed quote at 11', 11],
    ['department:', 'expected a value, found the end at 11', 11],
    ['department "Deli"', 'expected ":", found "Deli" at 11', 11],
    ['(department:Deli', 'expected ")", found the end at 16', 16],
    ['department:Deli department:Frozen', 'expected AND or OR, found "department" at 16', 16],
    ['department:Deli)', 'expected AND or OR, found ")" at 15', 15],
    ['AND department:Deli', 'expected an attribute, found "AND" at 0', 0],
    ['"Deli"', 'expected an attribute, found "Deli" at 0', 0],
    ['constructor:TRUE', 'unknown attribute "constructor" at 0', 0],
  ])('%s', (text, message, position) => {
    const error = errorOf(text)
    expect(error).toBeInstanceOf(FilterSyntaxError)
    expect(error).toMatchObject({ message, position })
  })
})

describe('a filter is kept within bounds', () => {
  test.each([
    ['parentheses', (levels: number) => `${'('.repeat(levels)}on_sale:TRUE${')'.repeat(levels)}`],
    ['NOTs', (levels: number) => `${'NOT '.repeat(levels)}on_sale:TRUE`],
  ])('50 levels of %s are read, 51 refused', (_, nested) => {
    expect(errorOf(nested(50))).toBeUndefined()
    expect(errorOf(nested(51))).toMatchObject({ message: expect.stringMatching(/50 levels/) })
  })

  test('4,000 characters are read, 4,001 refused', () => {
    expect(errorOf('on_sale:TRUE'.padEnd(4000))).toBeUndefined()
    expect(errorOf('on_sale:TRUE'.padEnd(4001))).toMatchObject({ position: 4000 })
  })
})

test('any text is read or refused with a position inside it', () => {
  const random = seededRandom(5)
  const pieces = [
    ...['(', ')', ':', '"', '\\', ' ', 'AND', 'OR', 'NOT', 'department', 'on_sale', 'low_sodium'],
    ...['current_price', '<', '>=', '!', '=', '4.29', ' TO '],
    ...['"Deli"', 'TRUE', 'colour', '\n', 'é', '\ud83c', '"\\"', ' AND ', 'on_sale:TRUE'],
  ]
  for (let round = 0; round < 5000; round++) {
    const length = Math.floor(random() * 12)
    const text = Array.from({ length }, () => pick(random, pieces)).join('')
    const error = errorOf(text)
    if (error === undefined) continue
    if (!(error instanceof FilterSyntaxError)) throw error
    expect(error.position).toBeGreaterThanOrEqual(0)
    expect(error.position).toBeLessThanOrEqual(text.length)
  }
})

function errorOf(text: string): unknown {
  try {
    parseFilters(text)
    return undefined
  } catch (error) {
    return error
  }
}
