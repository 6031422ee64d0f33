/** More are not answered at once; a longer list is searched item by item. */
const mostItems = 40

/** The lines of a pasted list; one item if there are no lines. */
export function linesOf(query: string): string[] {
  return itemsOf(query, /[\r\n;•]+/)
}

export function commaSeparated(query: string): string[] {
  return itemsOf(query, /[\r\n;•,]+/)
}

/**
 * "eggs and bread" as two parts, and "3 bananas 2 apples", where each begins with its amount; one part if nothing is
 * joined. An item neither begins nor ends with a space.
 */
export function joinedParts(item: string): string[] {
  return item.split(/^\d+\s/.test(item) ? joiningOrAmount : joining)
}

// A match begins at the start of a gap: trying each of its spaces would take quadratic time for a long gap.
const joining = /(?<!\s)\s+(?:and|y|[&+])\s+/i
const joiningOrAmount = /(?<!\s)\s+(?:(?:and|y|[&+])\s+|(?=\d+\s+\p{L}))/iu

function itemsOf(query: string, separator: RegExp): string[] {
  const items = query.split(separator).map(withoutBullet)
  return items.filter(item => /[\p{L}\p{N}]/u.test(item)).slice(0, mostItems)
}

/** "- eggs", "[ ] eggs" and "3. eggs" are eggs; the "2%" of "2% milk" stays. */
function withoutBullet(item: string): string {
  return item.replace(/^\s*(?:[-*–—☐✓]\s*|\[.?\]\s*|\d+[.)]\s+)*/u, '').trim()
}
