/** A set of document positions, one bit each. Every set of an index has the same length. */
export type Bitset = Uint32Array

export function emptyBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5)
}

export function fullBitset(size: number): Bitset {
  return complement(emptyBitset(size), size)
}

export function bitsetOf(positions: Uint32Array, size: number): Bitset {
  const set = emptyBitset(size)
  for (let i = 0; i < positions.length; i++) addBit(set, positions[i]!)
  return set
}

export function addBit(set: Bitset, position: number): void {
  set[position >>> 5]! |= 1 << (position & 31)
}

export function hasBit(set: Bitset, position: number): boolean {
  return (set[position >>> 5]! & (1 << (position & 31))) !== 0
}

export function intersection(a: Bitset, b: Bitset): Bitset {
  return a.map((word, i) => word & b[i]!)
}

export function union(a: Bitset, b: Bitset): Bitset {
  return a.map((word, i) => word | b[i]!)
}

export function complement(set: Bitset, size: number): Bitset {
  const inverse = set.map(word => ~word)
  if (size & 31) inverse[inverse.length - 1]! &= (1 << (size & 31)) - 1
  return inverse
}

export function countBits(set: Bitset): number {
  return countCommonBits(set, set)
}

/** Quickest when the set with few members comes first. */
export function countCommonBits(few: Bitset, others: Bitset): number {
  let count = 0
  for (let i = 0; i < few.length; i++) {
    if (few[i] !== 0) count += bitsIn(few[i]! & others[i]!)
  }
  return count
}

/** Population count by adding neighbours: pairs, nibbles, bytes (Hacker's Delight, 5-1). */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
