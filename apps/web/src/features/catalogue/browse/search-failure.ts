/**
 * Turns what the search library throws into a failure as the app knows it: an answer has a status,
 * a lost connection has none. The library's own words speak of what a shopper cannot know.
 */
export function searchFailure(cause: unknown): Error {
  const { status, stackTrace } = cause as {
    status?: number
    stackTrace?: { response: { status: number } }[]
  }
  // About a broken server only the trace of its attempts tells; 0 is a connection that failed.
  const answered = status ?? stackTrace?.at(-1)?.response.status
  const failure = new Error('The search failed', { cause })
  return answered ? Object.assign(failure, { status: answered, code: 'SEARCH_FAILED' }) : failure
}
