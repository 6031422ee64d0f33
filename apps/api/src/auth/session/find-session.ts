import type { User } from '@aisleway/core/account/session'
import type { Appearance } from '@aisleway/core/appearance/appearance'
import type { Language } from '@aisleway/core/language'
import type { Database } from '../../db/database.ts'
import type { Secrets } from '../secret-keys.ts'
import type { AccessTokens } from './access-token.ts'
import { confirmationSeconds } from './confirm-session.ts'
import { readSessionCookie } from './session-cookie.ts'
import { endFamily, rotationSettlesSeconds, settleToken } from './session-tokens.ts'

export type FoundSession = {
  id: string
  /** The session's long-lived token, from the cookie or the database; it must not be sent anywhere. */
  token: string
  aal: 'aal1' | 'aal2'
  /** The password was right, but the user's second factor is still owed (answer 12). */
  needsFactor: boolean
  /** How the request was authenticated; an access token does not allow what needs the cookie. */
  by: 'cookie' | 'access token'
  /** The password or a second factor was given in this session a short while ago. */
  isConfirmed: boolean
  user: User
  /** The language of the user's mails, if it is known. */
  language: Language | null
  /** How the user wants the app to look, if that was chosen. */
  appearance: Appearance | null
}

export type FindSession = (headers: Headers) => Promise<FoundSession | null>

type Deps = Secrets & {
  database: Database
  publicUrl: string | undefined
  tokens: AccessTokens
  now: () => Date
}

/**
 * Finds the session of a request by its cookie or by `Authorization: Bearer`. Signatures are checked first,
 * so a forged one costs no query; then the row is read every time, by one prepared statement, so a revoked
 * session ends at once on every server.
 */
export function sessionFinder(deps: Deps): FindSession {
  const { database, tokens, now } = deps

  return async headers => {
    // A bearer token counts alone: a bad one does not fall back to the cookie.
    const bearer = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
    if (bearer) {
      const claims = await tokens.verify(bearer)
      return claims && find('access token', sessionById, claims.sessionId)
    }
    const token = readSessionCookie(deps, headers)
    return token ? findByCookie(token, headers) : null
  }

  async function findByCookie(token: string, headers: Headers) {
    const found = await find('cookie', sessionByToken, token)
    if (!found) await endFamily(database, token, headers.get('user-agent') ?? '')
    return found && { ...found, token }
  }

  async function find(by: FoundSession['by'], statement: typeof sessionById, value: string) {
    const [row] = await database.runPrepared<Row>(statement, [value, now().toISOString()])
    if (!row) return null
    const { id, token, aal, needsFactor, isConfirmed, isSettling, language, appearance, ...user } =
      row
    if (isSettling) await settleToken(database, { id, token: value })
    return {
      id,
      token,
      aal,
      needsFactor,
      by,
      isConfirmed,
      user: userOf(user),
      language,
      appearance,
    }
  }
}

type Row = Pick<
  FoundSession,
  'id' | 'token' | 'aal' | 'needsFactor' | 'isConfirmed' | 'language' | 'appearance'
> & {
  /** The browser has shown the new cookie long enough after the rotation: from now on only that one is valid. */
  isSettling: boolean
} & UserColumns
type UserColumns = Omit<User, 'id'> & { userId: string }

const userOf = ({ userId, ...user }: UserColumns): User => ({ id: userId, ...user })

/** Whether a session still lacks the second factor of its user. */
export const owesFactor = `(sessions.aal = 'aal1' AND EXISTS (
  SELECT FROM factors WHERE factors.user_id = sessions.user_id AND factors.status = 'verified'))`

const sessionById = sessionWhere('sessions.id = $1')
const sessionByToken = sessionWhere('(sessions.token = $1 OR sessions.next_token = $1)')

// The library writes its moments in UTC, without a time zone. What was confirmed in the future was
// confirmed before the server's clock was set back.
function sessionWhere(condition: string) {
  return `SELECT sessions.id, sessions.token, sessions.aal,
            coalesce(sessions.confirmed_at
              BETWEEN $2::timestamp - interval '${confirmationSeconds} seconds'
              AND $2::timestamp + interval '1 minute', false) AS "isConfirmed",
            coalesce(sessions.next_token = $1 AND sessions.rotated_at
              <= $2::timestamp - interval '${rotationSettlesSeconds} seconds', false)
              AS "isSettling",
            users.id AS "userId", users.email, users.full_name AS "fullName",
            users.email_verified AS "emailVerified", users.language, users.appearance,
            ${owesFactor} AS "needsFactor"
          FROM sessions JOIN users ON users.id = sessions.user_id
          WHERE ${condition} AND sessions.expires_at > $2::timestamp`
}
