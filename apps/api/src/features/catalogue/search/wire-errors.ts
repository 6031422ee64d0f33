/** A search that cannot be answered: 400, and the message names the parameter. */
export class BadSearchError extends Error {}

/** An index or object that does not exist: 404. */
export class NotThereError extends Error {}
