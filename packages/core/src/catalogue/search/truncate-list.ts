import { truncate } from '../../text/truncate.ts'

/** The beginning of a text, at most this long, without half of an item between commas, or half of a word. */
export function truncateList(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most + 1)
  const [, items] = /^(.+?)\s*,[^,]*$/s.exec(start) ?? []
  const [, words] = /^(.+?)\s+\S*$/s.exec(start) ?? []
  return items ?? words ?? truncate(text, most)
}
