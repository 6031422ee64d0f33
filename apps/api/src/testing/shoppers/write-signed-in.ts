import { sql } from 'drizzle-orm'
import { writeSessionCookie } from '../../auth/session/session-cookie.ts'
import type { Database } from '../../db/database.ts'

/** Writes many shoppers with a session each, for benchmarks: signing up is deliberately slow. */
export async function writeSignedIn(
  { queries }: Database,
  { count, secret }: { count: number; secret: string },
): Promise<{ id: string; cookie: string }[]> {
  await queries.execute(sql`
    INSERT INTO users (id, full_name, email)
    SELECT ${idPrefix} || n, 'Shopper ' || n, n || '@example.test'
    FROM generate_series(1, ${count}) AS n`)
  await queries.execute(sql`
    INSERT INTO sessions (id, token, user_id, expires_at)
    SELECT 'session' || n, 'token' || n, ${idPrefix} || n, now() + interval '1 day'
    FROM generate_series(1, ${count}) AS n`)
  return Array.from({ length: count }, (_, i) => {
    const line = writeSessionCookie({ secret, publicUrl: undefined }, `token${i + 1}`)
    return { id: `${idPrefix}${i + 1}`, cookie: line.split(';')[0] ?? '' }
  })
}

/** As long as real ids. */
const idPrefix = 'shopper'.padEnd(29, '-')
