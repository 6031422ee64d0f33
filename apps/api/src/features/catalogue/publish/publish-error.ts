import { OperatorError } from '../../../log/operator-error.ts'
/** The answer, or `other` if the index does not exist yet. */
export async function orIfMissing<Answer, Other>(
  asked: Promise<Answer>,
  other: Other,
): Promise<Answer | Other> {
  try {
    return await asked
  } catch (error) {
    if (statusOf(error) === 404) return other
    throw error
  }
}

/** Turns an error of the client into one for the operator; other errors stay unchanged. */
export function asPublishError(error: unknown): unknown {
  const status = statusOf(error)
  const reason = error instanceof Error ? error.message : ''
  if (status === 401 || status === 403) {
    return new OperatorError(
      `The index refused the key (${reason}). SEARCH_WRITE_KEY must be a key of SEARCH_APP_ID that may browse, addObject, deleteObject, settings and editSettings.`,
    )
  }
  if (status !== undefined) return new OperatorError(`The index answered ${status}: ${reason}`)
  if (error instanceof Error && error.name === 'RetryError') {
    return new OperatorError(
      'The index could not be reached, or failed. Check SEARCH_APP_ID and SEARCH_HOST, and try again: what was written stays.',
    )
  }
  return error
}

function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | undefined)?.status
  return typeof status === 'number' ? status : undefined
}
