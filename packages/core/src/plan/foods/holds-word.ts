/** Whether a text of folded words contains this word, in the singular or the plural. */
export function holdsWord(text: string, word: string): boolean {
  return [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')].some(form =>
    text.includes(` ${form} `),
  )
}
