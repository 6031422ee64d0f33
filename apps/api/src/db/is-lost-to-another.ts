/**
 * Whether a write failed only because of another one at the same time: a deadlock, or the deletion of the account that
 * it belongs to. Sent again, it meets what the other one has done.
 */
export function isLostToAnother(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint = '', cause } = error as Error & { code?: string; constraint?: string }
  const isOfErased = code === foreignKeyViolation && constraint.endsWith('_users_id_fk')
  return code === deadlockDetected || isOfErased || isLostToAnother(cause)
}

const foreignKeyViolation = '23503'
const deadlockDetected = '40P01'
