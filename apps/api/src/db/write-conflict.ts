/**
 * Whether a write failed only because of a concurrent one: a deadlock, or the deletion of the account that it belongs
 * to. A retry sees what the other one did.
 */
export function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint = '', cause } = error as Error & { code?: string; constraint?: string }
  const isOfErasedUser = code === foreignKeyViolation && constraint.endsWith('_users_id_fk')
  return code === deadlockDetected || isOfErasedUser || isWriteConflict(cause)
}

const foreignKeyViolation = '23503'
const deadlockDetected = '40P01'
