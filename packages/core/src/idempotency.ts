/**
 * Carries the id of a change that a device kept until it could be sent: the server does it once, however
 * often it arrives (IETF draft "The Idempotency-Key HTTP Header Field").
 */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** Carries the id of the user whose change it is: it must not be made in a session of somebody else. */
export const sentForHeader = 'Aisleway-Sent-For'
