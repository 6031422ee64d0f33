import { serialize } from 'hono/utils/cookie'
import { lockedCookie } from '../auth/session/session-cookie.ts'
import type { Database, Reads } from '../db/database.ts'

/** Longer than a replica that is asked may be behind. */
const afterWriteSeconds = 10

const cookieName = 'aisleway_wrote'

/** The Set-Cookie header of a write's answer: for a while its browser reads from the primary, on every server. */
export function afterWriteCookie(publicUrl: string | undefined): string {
  const { name, attributes } = lockedCookie(cookieName, publicUrl)
  return serialize(name, '1', { ...attributes, maxAge: afterWriteSeconds })
}

/** Whether its sender has written nothing of late; unknown of one that keeps no cookies. */
export function mayLag(headers: Headers): boolean {
  const hasWritten = headers.get('cookie')?.includes(`${cookieName}=`) ?? false
  return !hasWritten && !headers.has('authorization')
}

/** Reads what may be some seconds old from a replica if there is one, and else from the primary. */
export async function readLagging<Result>(
  { database, mayLag }: { database: Database; mayLag: boolean },
  read: (from: Reads) => Promise<Result>,
): Promise<Result> {
  const { replica } = database
  if (!mayLag || !replica?.isCurrent()) return read(database)
  try {
    return await read(replica.reads)
  } catch {
    // It may be gone, or have cancelled what was in the way of its log. Any other reason is met again here.
    return read(database)
  }
}
