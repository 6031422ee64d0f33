export const maxSeed = 2 ** 31 - 1

/** Any seed except 0, with which the list generator adds no randomness. */
export function newSeed(random: () => number): number {
  return 1 + Math.floor(random() * maxSeed)
}

/**
 * Numbers from 0 up to 1, the same for the same seed: a counter in steps of 2^32 ÷ the golden ratio,
 * mixed by the finalizer of MurmurHash3 (Austin Appleby, public domain).
 */
export function seededRandom(seed: number): () => number {
  let counter = seed
  return () => {
    counter = (counter + 0x9e3779b9) >>> 0
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
}
