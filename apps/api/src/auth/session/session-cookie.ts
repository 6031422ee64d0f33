import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { allSecrets, type Secrets } from '../secret-keys.ts'

/** How long a session lives after its last use. */
export const sessionSeconds = 60 * 24 * 60 * 60

/** The cookie that holds the session. */
export function sessionCookie(publicUrl: string | undefined) {
  return lockedCookie('aisleway_session', publicUrl)
}

/**
 * A cookie that no script can read. Over https its name has the prefix that binds it to this host; on plain
 * http (a phone in the home network) browsers refuse that prefix, so it is left out (answer 9a).
 */
export function lockedCookie(name: string, publicUrl: string | undefined) {
  const secure = publicUrl?.startsWith('https://') ?? false
  return {
    name: secure ? `__Host-${name}` : name,
    attributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
  }
}

type CookieDeps = { secret: string; publicUrl: string | undefined }

/** The Set-Cookie header, signed as the sign-in library signs its own. */
export function writeSessionCookie({ secret, publicUrl }: CookieDeps, token: string): string {
  const { name, attributes } = sessionCookie(publicUrl)
  const signature = signatureOf(token, secret).toString('base64')
  return serialize(name, `${token}.${signature}`, { ...attributes, maxAge: sessionSeconds })
}

/** The Set-Cookie header that deletes the cookie. */
export function clearSessionCookie({ publicUrl }: Pick<CookieDeps, 'publicUrl'>): string {
  const { name, attributes } = sessionCookie(publicUrl)
  return serialize(name, '', { ...attributes, maxAge: 0 })
}

/** The token in the request's cookie; undefined without a cookie or if its signature is invalid. */
export function readSessionCookie(deps: Secrets & CookieDeps, headers: Headers) {
  const { name } = sessionCookie(deps.publicUrl)
  const cookie = parse(headers.get('cookie') ?? '', name)[name] ?? ''
  const dot = cookie.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = cookie.slice(0, dot)
  const given = Buffer.from(cookie.slice(dot + 1), 'base64')
  const isOurs = allSecrets(deps).some(secret => {
    const expected = signatureOf(token, secret)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs ? token : undefined
}

function signatureOf(token: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(token).digest()
}
