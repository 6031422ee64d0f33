import { describe, expect, it } from 'vitest'
import { wantedItemFrom, wantedItemOf, withoutDuplicates } from './wanted-item.ts'

const merged = (...lines: string[]) =>
  withoutDuplicates(lines.flatMap(wantedItemFrom)).map(
    ({ quantity, text }) => `${quantity} × ${text}`,
  )

describe('where the store has nothing, a line stays as it was written', () => {
  it.each([
    ['3 apples', '3 × apples'],
    ['apples x 3', '3 × apples'],
    ['birthday candles', '1 × birthday candles'],
    ['2 lb ground beef', '1 × 2 lb ground beef'],
    ['2 dozen eggs', '1 × 2 dozen eggs'],
    ['bunch of cilantro', '1 × bunch of cilantro'],
    ['1/2 onion', '1 × 1/2 onion'],
    ['500 x napkins', '99 × napkins'],
  ])('%s: %s', (line, kept) => {
    expect(merged(line)).toEqual([kept])
  })
})

it('a line too long for an item is several at its commas, so that nothing is cut off', () => {
  const names = Array.from({ length: 30 }, (_, i) => `thing ${i + 1}`)
  expect(merged(`${names.join(', ')}; 1,5 kg potatoes`)).toEqual([
    ...names.map(name => `1 × ${name}`),
    '1 × 1,5 kg potatoes',
  ])
})

describe('what stands on a list twice', () => {
  it('becomes one item with both amounts', () => {
    expect(merged('limes', 'milk', 'Limes')).toEqual(['2 × limes', '1 × milk'])
    expect(merged('2 tomatoes', 'tomato')).toEqual(['3 × tomatoes'])
    const [eggs] = withoutDuplicates(['2 dozen eggs', '6 eggs'].flatMap(wantedItemFrom))
    expect(eggs?.amount.pieces).toBe(30)
  })

  it('is bought once where only one of them says how much', () => {
    const amountOf = (...lines: string[]) =>
      withoutDuplicates(lines.flatMap(wantedItemFrom)).map(({ amount }) => amount)
    expect(amountOf('eggs', '1 dozen eggs')).toEqual(amountOf('1 dozen eggs'))
    expect(amountOf('3 lb potatoes', 'potatoes')).toEqual(amountOf('3 lb potatoes'))
    expect(amountOf('flour', '2 lb flour', '1 lb flour')).toEqual(amountOf('3 lb flour'))
  })

  it('keeps the words of both where an amount is among them', () => {
    expect(merged('2 lb flour', 'flour', '3 cups flour')).toEqual([
      '1 × 2 lb flour + flour + 3 cups flour',
    ])
  })

  it('is told from other things', () => {
    expect(merged('lime', 'lime juice', 'glass', 'gas')).toHaveLength(4)
  })

  it('stays two lines where the words do not fit in one', () => {
    const long = 'very '.repeat(20)
    expect(merged(`1 lb ${long}long beans`, `2 lb ${long}long beans`)).toHaveLength(2)
  })

  it('is known by its product in a file of this app', () => {
    const rows = [wantedItemOf('Oat drink', 2, 'D-7'), wantedItemOf('Oat drink', 1, 'D-7')].flat()
    expect(withoutDuplicates(rows)).toMatchObject([{ quantity: 3, productId: 'D-7' }])
  })

  it('of a column with part of a package, whole ones are wanted, and of none nothing', () => {
    expect(wantedItemOf('Oat drink', 1.6, '')).toMatchObject([{ quantity: 2 }])
    expect(wantedItemOf('Oat drink', 0, '')).toMatchObject([{ amount: { packages: 0 } }])
  })
})
