import { idempotencyKeyHeader, sentForHeader } from '@aisleway/core/idempotency'
import { languageOf } from '@aisleway/core/language'
import { getPath } from 'hono/utils/url'
import type { FindSession } from '../auth/session/find-session.ts'
import type { Context } from '../context/context.ts'
import { mayLag } from '../context/read-lagging.ts'
import type { ReadyJson } from '../context/ready-json.ts'

/** The context of one request; its session is looked up when needed, and at most once. */
export function requestContext(request: Request, findSession: FindSession) {
  const { headers } = request
  let session: ReturnType<FindSession> | undefined
  const findOnce = () => {
    session ??= findSession(headers)
    return session
  }
  return {
    findSession: findOnce,
    language: languageOf(headers),
    // Here, once for every present and future route (answer 12): a password alone gives no access if a
    // second factor is still required.
    findUser: async () => {
      const found = await findOnce()
      return found && !found.needsFactor ? found.user : null
    },
    idempotencyKey: uuidIn(headers.get(idempotencyKeyHeader)),
    methodAndPath: `${request.method} ${getPath(request)}`,
    mayLag: mayLag(headers),
    sentFor: headers.get(sentForHeader) ?? undefined,
    responseHeaders: new Headers(),
    readyJson: { body: null, brotli: null } as ReadyJson,
  } satisfies Partial<Context>
}

/** Any other text is no key of this app's devices, and the table cannot hold it. */
function uuidIn(text: string | null): string | undefined {
  return text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : undefined
}
