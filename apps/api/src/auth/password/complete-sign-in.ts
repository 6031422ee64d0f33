import type { Database } from '../../db/database.ts'
import type { Client } from '../limits/client.ts'
import { endingOthers } from '../session/begin-session.ts'
import { sessionSeconds } from '../session/session-cookie.ts'
import { passwordProvider } from './passwords.ts'

type RightPassword = {
  userId: string
  /** The stored hash that the password was compared with. */
  comparedHash: string
  /** The limits under which the guess was counted before it was known to be right. */
  counted: readonly string[]
  client: Client
  device: string
  sessionId: string
  token: string
  /** The token of the cookie that the new cookie replaces. */
  replacedToken: string | undefined
}

/**
 * Does all that follows the right password: takes the guess back, begins a session that counts as freshly
 * confirmed, ends the one that it replaces, remembers the device and records the event. False, and nothing is
 * done, if the password was changed since it was compared.
 *
 * This is a single statement, because separate ones would each wait for the disk, and the embedded database does nothing
 * else meanwhile.
 */
export async function completeSignIn(
  database: Database,
  given: RightPassword,
  now: Date,
): Promise<boolean> {
  const { client, counted, replacedToken = '', ...rest } = given
  const values: Record<Parameter, string> = {
    ...rest,
    ...client,
    counted: JSON.stringify(counted),
    replacedToken,
    now: now.toISOString(),
  }
  const completed = await database.runPrepared(
    statement,
    parameters.map(name => values[name]),
  )
  return completed.length > 0
}

const parameters = [
  'userId',
  'comparedHash',
  'counted',
  'sessionId',
  'token',
  'replacedToken',
  'device',
  'address',
  'userAgent',
  'now',
] as const

type Parameter = (typeof parameters)[number]

/** The placeholders `$1`, `$2` and so on by name. */
const $ = Object.fromEntries(parameters.map((name, i) => [name, `$${i + 1}`])) as Record<
  Parameter,
  string
>

// The user is locked first, as where a password is changed: in another order the two could deadlock. All parts see the
// tables as they were before the statement, except for locked rows, of which they see the latest version.
const statement = `
  WITH owner AS MATERIALIZED (
    SELECT id FROM users WHERE id = ${$.userId} FOR KEY SHARE),
  account AS MATERIALIZED (
    SELECT owner.id FROM owner JOIN accounts ON accounts.user_id = owner.id
    WHERE accounts.provider_id = '${passwordProvider}' AND accounts.password = ${$.comparedHash}
    FOR SHARE OF accounts),
  counted AS MATERIALIZED (
    SELECT key FROM throttles
    WHERE key IN (SELECT json_array_elements_text(${$.counted}::json)) AND EXISTS (SELECT FROM account)
    ORDER BY key FOR UPDATE),
  taken_back AS (
    UPDATE throttles SET attempts = attempts[1:cardinality(attempts) - 1]
    FROM counted WHERE throttles.key = counted.key),${endingOthers($.sessionId, $.replacedToken)},
  begun AS (
    INSERT INTO sessions
      (id, token, user_id, user_agent, expires_at, confirmed_at, created_at, updated_at)
    SELECT ${$.sessionId}, ${$.token}, account.id, ${$.userAgent},
      moment + interval '${sessionSeconds} seconds', moment, moment, moment
    FROM account, CAST(${$.now}::timestamptz AT TIME ZONE 'UTC' AS timestamp) AS moment),
  remembered AS (
    INSERT INTO known_devices (user_id, device_hash, seen_at)
    SELECT account.id, ${$.device}, ${$.now}::timestamptz FROM account
    ON CONFLICT (user_id, device_hash) DO UPDATE SET seen_at = excluded.seen_at),
  recorded AS (
    INSERT INTO auth_events (event, user_id, address, user_agent)
    SELECT 'sign_in', account.id, ${$.address}, ${$.userAgent} FROM account)
  SELECT id FROM account`
