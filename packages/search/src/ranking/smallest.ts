/**
 * Sorts the `count` smallest keys to the front, in place, and leaves the rest in any order.
 * The keys are distinct. Quickselect first: a page needs 50 hits in order, not all 12,000.
 */
export function sortSmallest(keys: Float64Array, count: number): void {
  let low = 0
  let high = keys.length - 1
  while (low < high && count < keys.length) {
    const middle = partition(keys, low, high)
    if (middle === count) break
    if (middle < count) low = middle + 1
    else high = middle - 1
  }
  keys.subarray(0, count).sort()
}

/** Moves what is below a pivot before it and returns where the pivot ends up. */
function partition(keys: Float64Array, low: number, high: number): number {
  const pivot = medianOfThree(keys[low]!, keys[(low + high) >>> 1]!, keys[high]!)
  let left = low
  let right = high
  while (left < right) {
    while (keys[left]! < pivot) left++
    while (keys[right]! > pivot) right--
    if (left < right) {
      const swapped = keys[left]!
      keys[left] = keys[right]!
      keys[right] = swapped
    }
  }
  return left
}

function medianOfThree(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
}
