import { describe, expect, it } from 'vitest'
import { checkDigitOf, gtinFrom, gtinFromUpcE } from './gtin.ts'

describe('the code below the bars of a product', () => {
  it.each([
    ['UPC-A', '412345678903', '00412345678903'],
    ['EAN-13', '0412345678903', '00412345678903'],
    ['GTIN-14', '00412345678903', '00412345678903'],
    ['EAN-8', '20123451', '00000020123451'],
    ['a code typed with gaps', '4 12345-67890 3', '00412345678903'],
    ['a UPC-A whose leading zero a spreadsheet took', '12345678905', '00012345678905'],
  ])('%s is the same number however it is written', (_, text, gtin) => {
    expect(gtinFrom(text)).toBe(gtin)
  })

  it('a wrong digit or two neighbours exchanged make it no code', () => {
    expect(gtinFrom('412345678904')).toBeUndefined()
    expect(gtinFrom('413245678903')).toBeUndefined()
  })

  it.each(['', '4011', '1234567', '123456789012345', '4123456789O3', '000000000000'])(
    '%j is no code',
    text => {
      expect(gtinFrom(text)).toBeUndefined()
    },
  )

  it('its check digit is ten when the sum is full, which is written 0', () => {
    expect(checkDigitOf('0000000')).toBe('0')
    expect(checkDigitOf('7351353')).toBe('7')
  })
})

describe('narrow bars', () => {
  it.each([
    ['01234505', '00012000003455'],
    ['01234531', '00012300000451'],
    ['01234543', '00012340000053'],
    ['01234565', '00012345000065'],
  ])('%s stands for a longer code', (text, gtin) => {
    const [longer, check] = [gtin.slice(0, -1), gtin.at(-1)]
    expect(checkDigitOf(longer)).toBe(check)
    expect(gtinFromUpcE(text)).toBe(gtin)
  })

  it('begin with 0 or 1', () => {
    expect(gtinFromUpcE('21234505')).toBeUndefined()
  })
})
