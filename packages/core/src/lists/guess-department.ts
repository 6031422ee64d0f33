import type { Department, DepartmentOrOther } from '../catalogue/departments.ts'
import { foldWords } from '../text/fold-text.ts'
import { decisiveWords, departmentWords, linkingWords } from './department-words.ts'

/**
 * Guesses the department of an item without one from the words of its name (spec 2 §9). The last word that is known
 * says what it is, "red wine vinegar", unless one is decisive: "frozen peas".
 */
export function guessDepartment(name: string): DepartmentOrOther {
  const { found, linkAt } = phrasesIn(foldWords(name).trim().split(' '))
  const named =
    found.findLast(({ phrase }) => phrase.isDecisive) ??
    found.findLast(({ start }) => start < linkAt) ??
    found.at(-1)
  return named?.phrase.department ?? 'Other'
}

/** The item's department, or the one that its name suggests if it has none. */
export function likelyDepartment(item: {
  name: string
  department: DepartmentOrOther
}): DepartmentOrOther {
  return item.department === 'Other' ? guessDepartment(item.name) : item.department
}

type Phrase = { department: Department; isDecisive: boolean }

/** The longest known phrases from left to right, so that a hot dog is no dog, and where the first linking word is. */
function phrasesIn(words: readonly string[]) {
  const found: { phrase: Phrase; start: number }[] = []
  let linkAt = words.length
  for (let start = 0; start < words.length; ) {
    const length = lengths.find(n => phrases.has(words.slice(start, start + n).join(' '))) ?? 1
    const phrase = phrases.get(words.slice(start, start + length).join(' '))
    if (phrase) found.push({ phrase, start })
    else if (linkingWords.has(words[start]!)) linkAt = Math.min(linkAt, start)
    start += length
  }
  return { found, linkAt }
}

const given = Object.entries(departmentWords).flatMap(([department, list]) =>
  list.split(/,\s+/).map(text => {
    const phrase = { department: department as Department, isDecisive: decisiveWords.has(text) }
    return [text, phrase] as const
  }),
)
/** Those that are listed, and their plurals where these are not listed themselves. */
const phrases = new Map<string, Phrase>([
  ...given.flatMap(([text, phrase]) => pluralsOf(text).map(plural => [plural, phrase] as const)),
  ...given,
])
const lengths = [3, 2, 1]

function pluralsOf(text: string): string[] {
  return [`${text}s`, `${text}es`, text.replace(/y$/, 'ies')]
}
