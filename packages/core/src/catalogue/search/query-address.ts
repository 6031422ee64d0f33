import { truncate } from '../../text/truncate.ts'

export const maxQueryLength = 200

type Address = Readonly<Record<string, unknown>>

/** The search text in the URL of Browse, which anybody may have typed, so it is truncated. */
export function queryFrom({ q }: Address): string {
  return typeof q === 'string' ? truncate(q, maxQueryLength) : ''
}

/** The URL with another search text, on page 1 (spec 1 §4). */
export function withQuery({ q: _, page: __, ...rest }: Address, query: string): Address {
  return { ...rest, ...(query && { q: query }) }
}
