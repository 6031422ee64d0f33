/** The most page numbers that pagination shows (spec 1 §9). */
const shownPages = 5

/** The page numbers to show, 1-based, centred on the current one; empty if there is at most one page. */
export function pageNumbers(current: number, total: number): number[] {
  if (total <= 1) return []
  const count = Math.min(shownPages, total)
  const first = Math.max(1, Math.min(current - Math.floor(count / 2), total - count + 1))
  return Array.from({ length: count }, (_, i) => first + i)
}
