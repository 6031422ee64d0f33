/** MurmurHash3's finaliser over FNV-1a: an even 32-bit hash of a text, the same on every machine. */
export function hash32(text: string, salt = 0): number {
  let h = 0x811c9dc5 ^ salt
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number in [0, 1) drawn from a text: authored randomness without a generator to carry around. */
export function unit(text: string): number {
  return hash32(text) / 2 ** 32
}
