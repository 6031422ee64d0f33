import { serialize } from 'hono/utils/cookie'
import { lockedCookie } from '../auth/session/session-cookie.ts'
import type { Database, Reads } from '../db/database.ts'

/** Longer than the maximum lag of a replica in use. */
const afterWriteSeconds = 10

const cookieName = 'aisleway_wrote'

/**
 * The Set-Cookie header of a write's response: for a while, this browser's reads go to the primary on every server.
 */
export function afterWriteCookie(publicUrl: string | undefined): string {
  const { name, attributes } = lockedCookie(cookieName, publicUrl)
  return serialize(name, '1', { ...attributes, maxAge: afterWriteSeconds })
}

/** Whether the client has not written recently; assumed false for clients without cookies. */
export function mayLag(headers: Headers): boolean {
  const hasWritten = headers.get('cookie')?.includes(`${cookieName}=`) ?? false
  return !hasWritten && !headers.has('authorization')
}

/**
 * Reads data that may be a few seconds stale from a replica if there is one, else from the primary.
 */
export async function readLagging<Result>(
  { database, mayLag }: { database: Database; mayLag: boolean },
  read: (from: Reads) => Promise<Result>,
): Promise<Result> {
  const { replica } = database
  if (!mayLag || !replica?.isCurrent()) return read(database)
  try {
    return await read(replica.reads)
  } catch {
    // The replica may be gone, or have cancelled a query that blocked WAL replay. Any other error will recur here.
    return read(database)
  }
}
