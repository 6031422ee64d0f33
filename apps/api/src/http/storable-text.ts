/**
 * Whether every text in the value can be stored: PostgreSQL accepts neither a NUL character nor a lone surrogate.
 * There is no recursion, since a body may be nested deeper than the stack.
 */
export function isStorable(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one === 'string') {
      if (!isStorableText(one)) return false
    } else if (one !== null && typeof one === 'object') {
      for (const [key, inner] of Object.entries(one)) {
        if (!isStorableText(key)) return false
        waiting.push(inner)
      }
    }
  }
  return true
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
