/**
 * Turns an error of the search library into one of the app: an answer has a status, and a lost connection
 * has none. The library's own messages mention things that mean nothing to a shopper.
 */
export function searchFailure(cause: unknown): Error {
  const { status, stackTrace } = cause as {
    status?: number
    stackTrace?: { response: { status: number } }[]
  }
  // Only the trace of the attempts shows that a server failed; 0 is a connection that failed.
  const answered = status ?? stackTrace?.at(-1)?.response.status
  const failure = new Error('The search failed', { cause })
  return answered ? Object.assign(failure, { status: answered, code: 'SEARCH_FAILED' }) : failure
}
