/** The seed that picks every kind of product, so that the cheapest of all go onto the list. */
export const plainSeed = 0

/**
 * Whether a kind of product comes first with this seed. About half of them do, so another seed gives another list
 * (docs/decisions/0027).
 */
export function isPicked(kind: number, seed: number): boolean {
  return seed === plainSeed || (mixed(kind ^ mixed(seed)) & 1) === 1
}

/** A pseudo-random number from 0 up to 1 for a kind of product and a seed. */
export function noise(kind: number, seed: number): number {
  return (mixed(kind ^ mixed(seed)) >>> 0) / 2 ** 32
}

/** A kind's name as 32 bits (FNV-1a, public domain); a product without a kind uses its own id. */
export function kindNumber(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** The finalizer of MurmurHash3 (Austin Appleby, public domain). */
function mixed(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
