import { cutText } from '../../cut-text.ts'

export const maxQueryLength = 200

type Address = Readonly<Record<string, unknown>>

/** The search text that an address of Browse says, which anybody may have typed. */
export function queryFrom({ q }: Address): string {
  return typeof q === 'string' ? cutText(q, maxQueryLength) : ''
}

/** The address with another search text, which leads back to page 1 (spec 1 §4). */
export function withQuery({ q: _, page: __, ...rest }: Address, query: string): Address {
  return { ...rest, ...(query && { q: query }) }
}
