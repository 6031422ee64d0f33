import type { Steps } from './steps.ts'

const runLength = 2048
const mergedPerStep = 8_192

/** 0, 1, 2 and so on. An iterator of keys, of which `from` could make the same, takes several times as long. */
export function numbersBelow(length: number): Uint32Array {
  return new Uint32Array(length).map((_, i) => i)
}

/** A stable merge sort in steps: the built-in one would hold up a server for seconds. */
export function* sortSteps(
  values: Uint32Array,
  compare: (a: number, b: number) => number,
): Steps<Uint32Array> {
  const { length } = values
  let runs = values.slice()
  for (let start = 0; start < length; start += runLength) {
    runs.subarray(start, start + runLength).sort(compare)
    yield
  }
  let merged = new Uint32Array(length)
  for (let width = runLength; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length)
      const end = Math.min(middle + width, length)
      let left = start
      let right = middle
      for (let at = start; at < end; at++) {
        const isLeft = right === end || (left < middle && compare(runs[left]!, runs[right]!) <= 0)
        merged[at] = isLeft ? runs[left++]! : runs[right++]!
        if (at % mergedPerStep === 0) yield
      }
    }
    ;[runs, merged] = [merged, runs]
  }
  return runs
}
