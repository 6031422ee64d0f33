/** Whether one of these texts contains the search text, in any case. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return texts.some(text => text.toLowerCase().includes(wanted))
}
