/** What an operator can put right; the message alone says what and how. */
export class OperatorError extends Error {}
