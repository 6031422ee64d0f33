/** Lower case without accents: "Jalapeño" gives "jalapeno". The vowels of Hindi or Thai are marks, too, but make the word. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(accents, '').toLowerCase()
}

/** The marks of Latin, Greek and Cyrillic letters, and what chooses between an emoji and a plain character. */
const accents = /[\u0300-\u036f]|\ufe0e|\ufe0f/g

/** A text's folded words between single spaces, for finding whole words in it: " 2% milk ". */
export function foldWords(text: string): string {
  return ` ${foldText(text)
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()} `
}
