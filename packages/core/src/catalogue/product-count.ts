import { countText } from '../text/count-text.ts'

/** 12,834 → "12,000", for the claim "over … products". */
export function roundedDown(count: number): string {
  const step = count >= 1000 ? 1000 : count >= 100 ? 100 : 1
  return countText(Math.floor(count / step) * step)
}
