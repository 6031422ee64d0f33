/** The positions in a longer word do not fit into the bits of one number. */
export const longestWord = 30
const mostTypos = 2
const rowLength = mostTypos + 1

/**
 * Compares a word with others letter by letter while up to two letters are inserted, deleted, replaced or
 * swapped with their neighbours: the bit-parallel automaton of Wu and Manber (1992). Its row d has one number
 * for each count of typos, whose bit n tells whether d letters of the other word can stand for n of this one.
 */
export class TypoAutomaton {
  readonly #length: number
  readonly #limit: number
  readonly #all: number

  constructor(word: string, limit: number) {
    this.#length = word.length
    this.#limit = limit
    this.#all = 2 ** (word.length + 1) - 1
    for (const letter of lettersSet) bitsOfLetter[letter] = 0
    lettersSet.length = 0
    for (let i = 0; i < word.length; i++) {
      const letter = word.charCodeAt(i)
      bitsOfLetter[letter]! |= 2 << i
      lettersSet.push(letter)
    }
    for (let typos = 0; typos <= limit; typos++) rows[typos] = 2 ** (typos + 1) - 1
  }

  /** The number of typos between the word and a term; more than the limit if there are too many. */
  distanceOf(term: string): number {
    let isNear = Math.abs(term.length - this.#length) <= this.#limit
    let at = 0
    while (isNear && at < term.length) isNear = this.read(term, at++)
    return isNear ? this.distance(at) : this.#limit + 1
  }

  /** Reads one letter of a term, for which the rows before it must be filled; false if no match is left. */
  read(term: string, at: number): boolean {
    const row = (at + 1) * rowLength
    const before = row - rowLength
    const same = bitsOfLetter[term.charCodeAt(at)]!
    const swapped = at > 0 ? (same << 1) & bitsOfLetter[term.charCodeAt(at - 1)]! : 0
    let reached = (rows[before]! << 1) & same
    rows[row] = reached
    for (let typos = 1; typos <= this.#limit; typos++) {
      const inserted = rows[before + typos - 1]!
      const deletedOrReplaced = (reached | inserted) << 1
      reached = ((rows[before + typos]! << 1) & same) | inserted | (deletedOrReplaced & this.#all)
      if (swapped !== 0) reached |= (rows[before - rowLength + typos - 1]! << 2) & swapped
      rows[row + typos] = reached
    }
    return reached !== 0
  }

  /** The same for the letters read so far. */
  distance(lettersRead: number): number {
    const row = lettersRead * rowLength
    let typos = 0
    while (typos <= this.#limit && !(rows[row + typos]! & (1 << this.#length))) typos++
    return typos
  }

  /** The same for the best beginning of the letters read. */
  distanceOfPrefix(lettersRead: number): number {
    let least = Infinity
    for (let letters = 0; letters <= lettersRead; letters++) {
      least = Math.min(least, this.distance(letters))
    }
    return least
  }
}

/** These are shared, because only one word is compared at a time. */
const bitsOfLetter = new Int32Array(0x1_0000)
const lettersSet: number[] = []
const rows = new Int32Array((longestWord + mostTypos + 2) * rowLength)
