import { ORPCError } from '@orpc/server'
import type { MiddlewareHandler } from 'hono'

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

/** The sign-in library reads bodies itself, so a body that it could not read or store is refused here. */
export const storableJson: MiddlewareHandler = async (c, next) => {
  if (!c.req.header('content-type')?.includes('json')) return next()
  const body = await c.req.raw.clone().text()
  return isStorableJson(body) ? next() : c.json(unstorable().toJSON(), 400)
}

/** What a request with any other text is answered. */
export function unstorable() {
  return new ORPCError('BAD_REQUEST', { message: 'The request holds text that cannot be stored' })
}

function isStorableJson(text: string): boolean {
  try {
    return text === '' || isStorable(JSON.parse(text))
  } catch {
    return false
  }
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
