/** Lower case without accents: "Jalapeño" gives "jalapeno". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A text's folded words between single spaces, for finding whole words in it: " 2% milk ". */
export function foldWords(text: string): string {
  return ` ${foldText(text)
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()} `
}
