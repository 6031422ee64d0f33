/** The text of a badge, which has room for two digits (spec 1 §9). */
export function cappedCount(count: number, max = 99): string {
  return count > max ? `${max}+` : String(count)
}
