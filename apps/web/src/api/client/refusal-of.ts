import { retryAfterSeconds } from './retry-after.ts'

/** A response that says no as what is thrown: with its code, and with the wait that it asks for. */
export async function refusalOf(response: Response): Promise<Error> {
  const body = await response.json().catch(() => ({}))
  const wait = retryAfterSeconds(response)
  return Object.assign(new Error(body.message ?? ''), {
    code: body.code ?? '',
    status: response.status,
    ...(wait !== undefined && { retryAfterSeconds: wait }),
  })
}
