/**
 * Carries the id of a change that a device queued until it could be sent: the server applies it once, however often
 * it arrives (IETF draft "The Idempotency-Key HTTP Header Field").
 */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** Carries the id of the user who made the change, so that it is never applied in somebody else's session. */
export const sentForHeader = 'Aisleway-Sent-For'
