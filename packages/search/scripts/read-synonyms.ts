import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tagAttributes } from '../src/filters/attributes.ts'
import { tagTerm } from '../src/indexing/name-index.ts'
import { phraseKey, type Thesaurus } from '../src/query/synonyms.ts'
import { tokenize } from '../src/text/tokenize.ts'

/** What is wrong in the files, each with its file and line. */
export class SynonymsError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/**
 * Reads the files of a folder, in the format of Solr and Lucene: `a, b => c` finds c for a and for b,
 * `a, b, c` finds each for the others. `brands.txt` holds names of brands, and `required.txt` and `amounts.txt` only words.
 * @throws {SynonymsError} naming file and line of everything that is wrong
 */
export function readSynonyms(folder: string): Thesaurus {
  const problems: string[] = []
  const required: string[] = []
  const amounts: string[] = []
  const wordLists = new Map([
    ['required.txt', required],
    ['amounts.txt', amounts],
  ])
  const [synonyms, brands] = [new Lists(), new Lists()]
  for (const { name, line, place } of linesBelow(folder)) {
    const report = (problem: string) => problems.push(`${place}: ${problem}`)
    const words = wordLists.get(name)
    if (words) {
      words.push(...phrasesOf(line, report))
      continue
    }
    const lists = name === 'brands.txt' ? brands : synonyms
    for (const [from, to] of pairsOf(line, report)) lists.add(from, to, place, report)
  }
  if (problems.length > 0) throw new SynonymsError(problems)
  return { synonyms: synonyms.asData(), brands: brands.asData(), required, amounts }
}

type Line = { name: string; line: string; place: string }

/** Without comments and empty lines. */
function linesBelow(folder: string): Line[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.txt'))
  return names.sort().flatMap(name => {
    const path = join(folder, name)
    const lines = readFileSync(path, 'utf8').split('\n')
    return lines.flatMap((text, i) => {
      const line = text.replace(/#.*/, '').trim()
      return line ? [{ name, line, place: `${path}:${i + 1}` }] : []
    })
  })
}

class Lists {
  /** By the stems of a phrase: what it finds, and where that is said. */
  readonly #found = new Map<string, { phrase: string; places: Map<string, string> }>()

  add(from: string, to: string, place: string, report: Report): void {
    const known = this.#found.get(phraseKey(from)) ?? { phrase: from, places: new Map() }
    this.#found.set(phraseKey(from), known)
    const earlier = known.places.get(to)
    if (earlier) report(`"${from}" finds "${to}" already by ${earlier}`)
    known.places.set(to, place)
  }

  asData(): Record<string, string[]> {
    return Object.fromEntries(
      [...this.#found.values()].map(({ phrase, places }) => [phrase, [...places.keys()]]),
    )
  }
}

type Report = (problem: string) => void

function pairsOf(line: string, report: Report): [from: string, to: string][] {
  const sides = line.split('=>')
  if (sides.length > 2) report('expected one "=>"')
  const [left = [], right] = sides.map(side => phrasesOf(side, report))
  if (!right && left.length < 2) report('expected "a, b" or "a => b"')
  const pairs = left.flatMap(from => (right ?? left).map((to): [string, string] => [from, to]))
  const tag = left.find(phrase => phrase.startsWith('tag:'))
  if (tag) report(`nobody types "${tag}"; it can only stand to the right of "=>"`)
  const telling = pairs.filter(([from, to]) => phraseKey(from) !== phraseKey(to))
  if (telling.length === 0) report('finds nothing but itself; singular and plural are one word')
  return telling
}

function phrasesOf(list: string, report: Report): string[] {
  const phrases = list.split(',').map(phrase => phrase.trim())
  for (const phrase of phrases) {
    if (phrase.startsWith('tag:')) {
      const isTag = tagAttributes.some(tag => phrase.split(' ')[0] === tagTerm(tag))
      if (!isTag) report(`no tag "${phrase}"; there are ${tagAttributes.map(tagTerm).join(', ')}`)
    } else if (tokenize(phrase).length === 0) {
      report('expected words between the commas')
    }
  }
  return phrases
}
