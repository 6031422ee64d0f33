/**
 * The digits printed below a barcode, as a 14-digit GTIN; undefined for anything else. UPC-A, EAN-8, EAN-13 and
 * GTIN-14 are the same number with fewer or more leading zeros, and so is a code that lost its zeros in a
 * spreadsheet, because leading zeros do not change the check digit (GS1 General Specifications, 7.9).
 */
export function gtinFrom(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{8,14}$/.test(digits) || /^0+$/.test(digits)) return undefined
  const gtin = digits.padStart(14, '0')
  return checkDigitOf(gtin.slice(0, -1)) === gtin.at(-1) ? gtin : undefined
}

/**
 * A code's check digit, from the digits before it, which weigh 3 and 1 alternately from the right.
 */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Expands an eight-digit UPC-E code, which leaves out zeros of a UPC-A. */
export function gtinFromUpcE(text: string): string | undefined {
  const [, start, five, last, check] = /^([01])(\d{5})(\d)(\d)$/.exec(text) ?? []
  if (!start || !five || !last || !check) return undefined
  return gtinFrom(start + withZeros(five, last) + check)
}

/** The last of the six digits says where the zeros go. */
function withZeros(five: string, last: string): string {
  if (last <= '2') return `${five.slice(0, 2)}${last}0000${five.slice(2)}`
  if (last === '3') return `${five.slice(0, 3)}00000${five.slice(3)}`
  if (last === '4') return `${five.slice(0, 4)}00000${five.slice(4)}`
  return `${five}0000${last}`
}
