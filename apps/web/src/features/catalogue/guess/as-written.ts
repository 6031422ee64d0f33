import { foldText } from '@aisleway/core/text/fold-text'

/** The part of a query that these folded words stand for, with its accents and small words: "papel de baño" of "papel bano". */
export function asWritten(text: string, typed: string): string {
  const words = text.trim().split(/\s+/)
  const folded = words.map(foldText)
  const wanted = typed.split(' ')
  const from = folded.indexOf(wanted[0]!)
  const to = folded.indexOf(wanted.at(-1)!, from)
  return from < 0 || to < 0 ? typed : words.slice(from, to + 1).join(' ')
}
