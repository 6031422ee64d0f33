import { checkDigitOf } from '@aisleway/core/catalogue/barcode/gtin'
import { hash32 } from './seed.ts'

/**
 * The barcode of a product that nobody makes: a UPC that begins with 4. GS1 keeps the prefixes 040 to 049 for the
 * use within one company, so no product of another one has such a code.
 */
export function sampleGtin(identity: string): string {
  const number = BigInt(hash32(identity, 1)) * 2n ** 32n + BigInt(hash32(identity, 2))
  const digits = `004${String(number % 10n ** 10n).padStart(10, '0')}`
  return digits + checkDigitOf(digits)
}
