import { checkDigitOf } from '@aisleway/core/catalogue/barcode/gtin'
import { hash32 } from './seed.ts'

/**
 * The barcode of a fictional product: a UPC that starts with 4. GS1 reserves the prefixes 040 to 049 for use within
 * one company, so no other company's product has such a code.
 */
export function sampleGtin(identity: string): string {
  const number = BigInt(hash32(identity, 1)) * 2n ** 32n + BigInt(hash32(identity, 2))
  const digits = `004${String(number % 10n ** 10n).padStart(10, '0')}`
  return digits + checkDigitOf(digits)
}
