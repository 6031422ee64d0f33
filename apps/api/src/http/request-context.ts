import { languageOf } from '@aisleway/core/language'
import type { FindSession } from '../auth/session/find-session.ts'
import type { Context } from '../context/context.ts'
import type { ReadyJson } from '../context/ready-json.ts'

/** What belongs to one request: its session, asked for when needed and at most once. */
export function requestContext(headers: Headers, findSession: FindSession) {
  let session: ReturnType<FindSession> | undefined
  const findOnce = () => {
    session ??= findSession(headers)
    return session
  }
  return {
    findSession: findOnce,
    language: languageOf(headers),
    // Here, once, for every route present and future (answer 12): a password alone opens nothing
    // where a second factor is owed.
    findUser: async () => {
      const found = await findOnce()
      return found && !found.needsFactor ? found.user : null
    },
    responseHeaders: new Headers(),
    readyJson: { body: null } as ReadyJson,
  } satisfies Partial<Context>
}
