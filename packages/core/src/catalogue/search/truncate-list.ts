import { truncate } from '../../truncate.ts'

/** The beginning of a text, at most this long, without half of an item between commas, or half of a word. */
export function truncateList(text: string, most: number): string {
  if (text.length <= most) return text
  const [, items] = /^(.+?)\s*,[^,]*$/s.exec(text.slice(0, most + 1)) ?? []
  const [, words] = /^(.+?)\s+\S*$/s.exec(text.slice(0, most + 1)) ?? []
  return items ?? words ?? truncate(text, most)
}
