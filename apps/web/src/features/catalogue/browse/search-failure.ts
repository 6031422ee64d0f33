/**
 * What the search library throws, as the app knows failures of the API: an answer has a status, a lost
 * connection has none. The library's own words speak of what a shopper cannot know.
 */
export function searchFailure(cause: unknown): Error {
  const { status, stackTrace } = cause as {
    status?: number
    stackTrace?: { response: { status: number } }[]
  }
  // Of a broken server it tells in the trace of its attempts only; 0 is a connection that failed.
  const answered = status ?? stackTrace?.at(-1)?.response.status
  const failure = new Error('The search failed', { cause })
  return answered ? Object.assign(failure, { status: answered, code: 'SEARCH_FAILED' }) : failure
}
