/** Pixels from the top of the viewport. */
export interface Rows {
  top: number
  bottom: number
}

/** The distance between a toast and what it must not cover. */
export const gapPx = 8

/**
 * Finds the top of a toast: its current place, else the bottom, else as high as possible. Each of `taken`
 * counts with its full width, so that what is beside it stays free as well. The most important ones come
 * first; if not all can be kept free, the last ones are given up.
 */
export function freeSpot(
  height: number,
  limits: Rows,
  taken: readonly Rows[],
  current?: number,
): number {
  const lowest = limits.bottom - height
  const isFree = (top: number | undefined): top is number =>
    top !== undefined &&
    top >= limits.top &&
    top <= lowest &&
    taken.every(rows => top >= rows.bottom + gapPx || top + height + gapPx <= rows.top)

  // Every gap begins at the top or below one of `taken`.
  const belowEach = taken.map(rows => rows.bottom + gapPx).sort((a, b) => a - b)
  const spot = [current, lowest, limits.top, ...belowEach].find(isFree)
  if (spot !== undefined) return spot
  return taken.length > 0 ? freeSpot(height, limits, taken.slice(0, -1)) : lowest
}
