import { describe, expect, it } from 'vitest'
import { csvRowFrom, readCsvRow } from './csv-row.ts'

const row = {
  objectID: 'A1',
  product_name: 'Hollow Creek Chicken Broth, 32 oz',
  current_price: '2.89',
  original_price: '3.49',
  weight_quantity: '32 oz',
  department: 'Pantry',
  image_url: '',
}

describe('a row of a catalogue file', () => {
  it('becomes a product', () => {
    expect(readCsvRow({ ...row, low_sodium: 'TRUE', popularity: '12' })).toEqual({
      product: {
        id: 'A1',
        name: 'Hollow Creek Chicken Broth, 32 oz',
        priceCents: 289,
        originalPriceCents: 349,
        weightQuantity: '32 oz',
        department: 'Pantry',
        imageUrl: '',
        diets: ['low_sodium'],
        popularity: 12,
        kind: '',
        description: '',
        category: '',
        gtin: '',
      },
    })
  })

  it.each([
    [{ current_price: '-1.00' }, 'current_price is not a price such as 3.49'],
    [{ current_price: '' }, 'current_price is not a price such as 3.49'],
    [{ current_price: '0' }, 'current_price is out of range'],
    [{ current_price: '1e3' }, 'current_price is not a price such as 3.49'],
    [{ original_price: 'soon' }, 'original_price is not a price such as 3.49'],
    [{ product_name: '' }, 'product_name is missing'],
    [{ objectID: '' }, 'objectID is missing'],
    [{ department: 'Toys' }, 'department is not a department'],
    [{ image_url: 'javascript:alert(1)' }, 'image_url is not an https address'],
    [{ image_url: 'http://example.com/a.png' }, 'image_url is not an https address'],
    [{ image_url: 'https://example.com/\0' }, 'image_url is not an https address'],
    [{ low_sodium: 'yes' }, 'low_sodium is neither TRUE nor FALSE'],
    [{ product_name: ' \n\t ' }, 'product_name is missing'],
    [{ product_name: 'x'.repeat(301) }, 'product_name is longer than 300 characters'],
    [{ product_name: 'Nul\0' }, 'product_name holds a control character'],
    [{ product_name: 'Half \ud83c pair' }, 'product_name holds a control character'],
    [{ weight_quantity: '32\u001b oz' }, 'weight_quantity holds a control character'],
    [{ objectID: 'Ä1' }, 'objectID holds a character other than printable ASCII'],
    [{ objectID: '=1+1' }, 'objectID does not start with a letter or a digit'],
    [{ kind: '-1' }, 'kind is not a product kind'],
    [{ category: 'x'.repeat(61) }, 'category is longer than 60 characters'],
    [{ upc: '412345678904' }, 'upc is not a barcode with its check digit'],
    [{ upc: '4011' }, 'upc is not a barcode with its check digit'],
    [{ description: 'x'.repeat(501) }, 'description is longer than 500 characters'],
  ])('is refused with its reason: %o', (change, reason) => {
    expect(readCsvRow({ ...row, ...change })).toEqual({ reason })
  })

  it('may have spaces within its id, and any within its name count as one', () => {
    const spaced = { ...row, objectID: ' Item: 12 ', product_name: '  Rye\n  Bread\t', kind: 'a-1' }
    expect(readCsvRow(spaced)).toMatchObject({ product: { id: 'Item: 12', name: 'Rye Bread' } })
  })

  it.each(['=SUM(A1)', '+1', '-2 %', '@here', "'=x", '<script>alert(1)</script>', '"quoted"'])(
    'keeps the name, the description and the category %j through an export and an import',
    name => {
      const read = readCsvRow({ ...row, product_name: name, description: name, category: name })
      if (!('product' in read)) throw new Error(read.reason)
      const written = csvRowFrom(read.product)
      expect(written.product_name).not.toMatch(/^[=+\-@]/)
      expect(written.description).not.toMatch(/^[=+\-@]/)
      expect(written.category).not.toMatch(/^[=+\-@]/)
      expect(readCsvRow(written)).toEqual(read)
    },
  )
})
