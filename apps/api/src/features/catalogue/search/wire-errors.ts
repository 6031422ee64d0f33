/** A search that cannot be answered: 400, and the message names the parameter. */
export class BadSearchError extends Error {}

/** An index or an object that is not there: 404. */
export class NotThereError extends Error {}
