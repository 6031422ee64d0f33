import type { ListItem } from '@aisleway/core/lists/list-item'
import { describe, expect, it } from 'vitest'
import { listAsCsv, listAsText } from '../my-lists/menu/list-text.ts'
import { freeTextItem } from '../replica/new-item.ts'
import { readListText } from './read-list-text.ts'

const read = (text: string) =>
  readListText(text).items.map(({ quantity, text }) => [quantity, text])

describe('one item a line', () => {
  it.each([
    ['2 x milk', 2, 'milk'],
    ['- sourdough bread', 1, 'sourdough bread'],
    ['• 2 x limes', 2, 'limes'],
    ['[ ] eggs', 1, 'eggs'],
    ['- [x] eggs', 1, 'eggs'],
    ['☐ eggs', 1, 'eggs'],
    ['☑\uFE0F 2 x eggs', 2, 'eggs'],
    ['◦\u00A0eggs', 1, 'eggs'],
    ['\u200E- \u202A2 x eg\u00ADgs\u202C', 2, 'eggs'],
    ['🎂 for Sam', 1, '🎂 for Sam'],
    ['👨‍👩‍👧 tickets', 1, '👨‍👩‍👧 tickets'],
    ['4. butter', 1, 'butter'],
    ['2 lb ground beef', 1, '2 lb ground beef'],
  ])('“%s” is %d of “%s”', (line, quantity, text) => {
    expect(read(line)).toEqual([[quantity, text]])
  })

  it('knows every kind of line end, and leaves out lines without a word', () => {
    expect(read('milk\r\n\r\n  \n\u200B\neggs\rbread')).toEqual([
      [1, 'milk'],
      [1, 'eggs'],
      [1, 'bread'],
    ])
  })

  it('leaves nothing out of a text that is too long for a list', () => {
    const lines = Array.from({ length: 600 }, (_, n) => `thing number ${n}`)
    expect(readListText(lines.join('\n')).items).toHaveLength(600)
  })
})

describe('what is wanted no times', () => {
  it('is left out of the list, and told', () => {
    const lines = ['- 0 eggs', '0 x milk', 'bread', 'eggs', '0 sugar cola', '00 flour']
    expect(read(lines.join('\n')).map(([, text]) => text)).toEqual([
      ...['bread', 'eggs', '0 sugar cola', '00 flour'],
    ])
    expect(readListText(lines.join('\n')).leftOut).toEqual(['0 eggs', '0 x milk'])
  })

  it('is so in a file, too, where an empty cell still means one', () => {
    const file = 'item,quantity\nmilk,0\neggs,\nbread,some\nlimes,0.4\n'
    expect(read(file)).toEqual([
      [1, 'eggs'],
      [1, 'bread'],
      [1, 'limes'],
    ])
    expect(readListText(file).leftOut).toEqual(['milk'])
  })
})

describe('a CSV file', () => {
  it('is known by its item column, wherever that stands', () => {
    expect(read('Qty,Name\n2,"Beans, black"\n,"the ""good"" jam"\n')).toEqual([
      [2, 'Beans, black'],
      [1, 'the "good" jam'],
    ])
  })

  it('with a byte order mark and Windows line ends is read the same', () => {
    expect(read('\uFEFFitem,quantity\r\nmilk,2\r\n')).toEqual([[2, 'milk']])
  })

  it('without such a column is a text', () => {
    expect(read('milk, oat')).toEqual([[1, 'milk, oat']])
  })
})

describe('what this app writes', () => {
  const items: ListItem[] = [
    item('1', 'Limes, "large"', 3),
    item('2', '=SUM(A1)', 1),
    { ...item('3', 'Oat drink', 2), productId: 'D-7', priceCents: 399, department: 'Dairy & Eggs' },
  ]

  it('as CSV is read again, ids included', () => {
    expect(readListText(listAsCsv(items)).items).toMatchObject([
      { text: 'Limes, "large"', quantity: 3, productId: null },
      { text: '=SUM(A1)', quantity: 1, productId: null },
      { text: 'Oat drink', quantity: 2, productId: 'D-7' },
    ])
    expect(listAsCsv(items)).toContain("'=SUM(A1)")
  })

  it('as text is read again without its title, departments and total', () => {
    expect(read(listAsText('Weekend Shop', items)).sort()).toEqual([
      [1, '=SUM(A1)'],
      [2, 'Oat drink'],
      [3, 'Limes, "large"'],
    ])
  })

  it('as text groups words by the department that they suggest, in the shopper’s order', () => {
    const text = listAsText('Weekend Shop', items, ['Dairy & Eggs'])
    expect(text.match(/^.+(?=:$)/gm)).toEqual(['Dairy & Eggs', 'Produce', 'Other'])
    expect(text).toContain('Produce:\n- 3 x Limes')
  })

  it('as text has no total if no price is known', () => {
    expect(listAsText('Weekend Shop', items)).toMatch(/Total: \$7\.98$/)
    expect(listAsText('Weekend Shop', items.slice(0, 2))).toMatch(/- 1 x =SUM\(A1\)$/)
  })
})

function item(id: string, name: string, quantity: number): ListItem {
  return {
    ...freeTextItem(name, quantity, 'robin'),
    id,
    order: '1',
    note: '',
    isChecked: false,
    checkedBy: null,
    isPriceEdited: false,
    isElsewhere: false,
  }
}
