/** In characters. It stands apart from the contract, so that the browser needs no schemas for it. */
export const maxNoteLength = 500
