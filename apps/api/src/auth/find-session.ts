import { createHmac, timingSafeEqual } from 'node:crypto'
import type { User } from '@aisleway/core/account/contract'
import { parse } from 'hono/utils/cookie'
import type { Database } from '../db/database.ts'
import { sessionCookie } from './session-cookie.ts'

export type FindSession = (headers: Headers) => Promise<User | null>

/**
 * Who sends this request. The library's own look-up costs two queries and 2 to 3 ms; this one
 * checks the cookie's signature first and then asks once, with a statement parsed once.
 */
export function sessionFinder(
  database: Database,
  secret: string,
  publicUrl: string | undefined,
): FindSession {
  const { name } = sessionCookie(publicUrl)
  return async headers => {
    const cookie = parse(headers.get('cookie') ?? '', name)[name]
    const token = cookie && signedValue(cookie, secret)
    if (!token) return null
    const [user] = await database.runPrepared<User>(sessionByToken, [token])
    return user ?? null
  }
}

const sessionByToken = {
  name: 'session_by_token',
  sql: `SELECT users.id, users.email, users.full_name AS "fullName"
        FROM sessions JOIN users ON users.id = sessions.user_id
        WHERE sessions.token = $1 AND sessions.expires_at > now() AT TIME ZONE 'UTC'`,
}

/** The value of a cookie "value.signature" whose HMAC-SHA256 signature holds; else undefined. */
function signedValue(cookie: string, secret: string): string | undefined {
  const dot = cookie.lastIndexOf('.')
  if (dot < 1) return undefined
  const value = cookie.slice(0, dot)
  const expected = createHmac('sha256', secret).update(value).digest()
  const given = Buffer.from(cookie.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined
}
