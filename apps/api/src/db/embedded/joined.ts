/** One array of bytes with memory of its own, which can be transferred to another thread: `Buffer` shares the memory of short ones. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}
