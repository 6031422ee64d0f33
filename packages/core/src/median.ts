/** The median; of an even number of values, the higher of the two in the middle; null if there are none. */
export function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null
}
