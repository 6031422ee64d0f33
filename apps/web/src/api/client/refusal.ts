import type { ErrorCode } from '@aisleway/core/errors'

/** An error response of the API: oRPC's routes and the sign-in endpoints both carry these fields. */
type Refusal = Error & { code: string; status: number; retryAfterSeconds?: number }

/** True for an answer below 500; a lost connection or a server failure may be retried. */
export function isRefusal(error: unknown): error is Refusal {
  return (
    error instanceof Error &&
    'code' in error &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status < 500
  )
}

/** True when the server turned the request away for now and says when to retry. */
export function isBusy(error: unknown): error is Error & { retryAfterSeconds: number } {
  return (
    error instanceof Error &&
    'status' in error &&
    error.status === 503 &&
    'retryAfterSeconds' in error
  )
}

/** True when the server answered at all, even if only with a server error. */
export function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'status' in error
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return isRefusal(error) && error.code === code
}
