/**
 * MurmurHash3's finalizer applied to FNV-1a: an evenly distributed 32-bit hash of a text, the same on every
 * machine.
 */
export function hash32(text: string, salt = 0): number {
  let h = 0x811c9dc5 ^ salt
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number in [0, 1) derived from a text, which makes a generator with state unnecessary. */
export function unit(text: string): number {
  return hash32(text) / 2 ** 32
}
