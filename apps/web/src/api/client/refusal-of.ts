import { retryAfterSeconds } from './retry-after.ts'

/**
 * Turns a response that says no into the error that is thrown, with its code and the wait that it asks
 * for.
 */
export async function refusalOf(response: Response): Promise<Error> {
  const body = await response.json().catch(() => ({}))
  const wait = retryAfterSeconds(response)
  return Object.assign(new Error(body.message ?? ''), {
    code: body.code ?? '',
    status: response.status,
    ...(wait !== undefined && { retryAfterSeconds: wait }),
  })
}
