/** When a signing key is made, signs and may be forgotten: all of it follows from the time it was made. */
type KeyAge = { createdAt: number; canSign: boolean }

const minute = 60 * 1000

/** A key signs for 30 days before its successor takes over. */
const rotationMs = 30 * 24 * 60 * minute
/** A new key is published this long before it signs, so that every cache has it by then. */
const headStartMs = 60 * minute
/** How often a server looks for keys that another one made; far below the head start. */
export const rereadMs = 10 * minute
/** How long other caches may keep the published keys; also far below the head start. */
export const publishedMaxAgeSeconds = 10 * 60

/** Here and below, keys are in the order in which they were made. */
export function needsNewKey(keys: readonly KeyAge[], at: number): boolean {
  const newest = keys.findLast(key => key.canSign)
  return !newest || newest.createdAt + rotationMs - headStartMs <= at
}

/** The newest key that is past its head start; the very first key need not wait. */
export function signingKey<Key extends KeyAge>(keys: readonly Key[], at: number): Key | undefined {
  const able = keys.filter(key => key.canSign)
  return able.findLast(key => key.createdAt + headStartMs <= at) ?? able[0]
}

/** A key stays published until the last token that it signed has expired on every server. */
export function publishedKeys<Key extends KeyAge>(
  keys: readonly Key[],
  at: number,
  tokenSeconds: number,
): Key[] {
  return keys.filter((_, i) => {
    const successor = keys.slice(i + 1).find(key => key.canSign)
    if (!successor) return true
    return at <= successor.createdAt + headStartMs + tokenSeconds * 1000 + rereadMs
  })
}
