import { retryAfterSeconds } from './retry-after.ts'

/** Turns an error response into the error to throw, with its code and the wait it asks for. */
export async function refusalOf(response: Response): Promise<Error> {
  const body = await response.json().catch(() => ({}))
  const wait = retryAfterSeconds(response)
  const refusal = refusalFrom(body, response.status)
  return wait === undefined ? refusal : Object.assign(refusal, { retryAfterSeconds: wait })
}

export function refusalFrom(body: { message?: string; code?: string }, status: number): Error {
  return Object.assign(new Error(body.message ?? ''), { code: body.code ?? '', status })
}
