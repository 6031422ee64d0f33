/** In characters. Kept apart from the contract, so that the browser needs no schemas for it. */
export const maxNoteLength = 500
