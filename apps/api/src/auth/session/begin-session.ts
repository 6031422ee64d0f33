import type { Database } from '../../db/database.ts'
import { confirmSession } from './confirm-session.ts'

/** More than the devices of a family; one more sign-in ends the session that was unused for longest. */
export const maxSessions = 20

type Begun = {
  id: string
  userId: string
  /** The token of the cookie that the new cookie replaces. */
  replacedToken: string | undefined
}

/** Begins a session after a sign-in, which also counts as a fresh confirmation. */
export async function beginSession(
  database: Database,
  { id, userId, replacedToken }: Begun,
  now: Date,
): Promise<void> {
  await confirmSession(database.queries, id, now)
  await database.runPrepared(endOthers, [userId, id, replacedToken ?? ''])
}

/**
 * The parts of a statement that end the session whose cookie is replaced, and those above the limit. `account` is a part
 * before them with the user's id; the parameters have the new session's id and the replaced token.
 */
export const endingOthers = (id: string, replacedToken: string) => `
  others AS (
    SELECT sessions.id, updated_at, ${replacedToken} IN (token, next_token) IS TRUE AS is_replaced
    FROM sessions JOIN account ON account.id = sessions.user_id
    WHERE sessions.id <> ${id}),
  surplus AS (
    SELECT id FROM others WHERE NOT is_replaced
    ORDER BY updated_at DESC OFFSET ${maxSessions - 1}),
  ended AS (
    DELETE FROM sessions
    WHERE id IN (SELECT id FROM others WHERE is_replaced UNION ALL SELECT id FROM surplus))`

const endOthers = `WITH account AS (SELECT $1::text AS id),${endingOthers('$2', '$3')} SELECT FROM account`
