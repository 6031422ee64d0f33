/**
 * Whether a write failed only because of a concurrent one: a deadlock, or the end of the account or session that it
 * belongs to. A retry sees what the other one did.
 */
export function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint = '', cause } = error as Error & { code?: string; constraint?: string }
  const hasLostOwner = code === foreignKeyViolation && /_(users|sessions)_id_fk$/.test(constraint)
  return code === deadlockDetected || hasLostOwner || isWriteConflict(cause)
}

const foreignKeyViolation = '23503'
const deadlockDetected = '40P01'
