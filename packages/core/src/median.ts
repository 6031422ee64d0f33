/** The median, or the higher of the two middle values of an even number; null if there are none. */
export function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null
}
