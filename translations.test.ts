import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { languages, translatedFile } from '@aisleway/core/language'
import { describe, expect, it } from 'vitest'

// Every file of texts has its translations beside it (docs/decisions/0028), whole and translated.

/** What the sign-in endpoints answer; in other languages, screens have words of their own for each code. */
const untranslated = ['apps/api/src/auth/messages.ts']

/** These take one of a few values only, which a mark is not. */
const particular = ['shownOf', 'ago', 'youTake', 'takes'].map(name => `messages.${name}`)

/** Names, and words that a translation may write alike. */
const sameInBoth =
  /Aisleway|Noto Emoji|Phosphor Icons|Bricolage Grotesque|Figtree|USDA National Nutrient Database|https:\/\/\S+|\b(Total|Error|Alcohol|No|min|kcal)\b/g

const files = ['apps', 'packages'].flatMap(filesBelow)
const english = files.filter(
  file => /(^|[/-])messages\.ts$/.test(file) && !untranslated.includes(file),
)
const translations = files.filter(file => /\.\w\w\.ts$/.test(file))

it('texts are looked at in many files', () => expect(english.length).toBeGreaterThan(30))

it.each(translations)('%s is the translation of a file into a language of the app', translation => {
  const source = translation.replace(/\.\w\w\.ts$/, '.ts')
  expect(existsSync(source)).toBe(true)
  expect(languages.map(language => translatedFile(source, language))).toContain(translation)
})

it('only core/language.ts names the languages, a translated file its own, and one file that of the store', () => {
  const naming = ['apps', 'packages', 'scripts']
    .flatMap(filesBelow)
    .filter(file => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter(file => languages.some(one => readFileSync(file, 'utf8').includes(`'${one}'`)))
  const withTranslation = (file: string) =>
    translations.includes(translatedFile(file, languages[1]))
  expect(naming.filter(file => !translations.includes(file) && !withTranslation(file))).toEqual([
    'apps/web/src/features/catalogue/written-language.ts',
    'packages/core/src/language.ts',
  ])
})

const pairsOfFiles = english.flatMap(file =>
  languages.slice(1).map(language => [file, translatedFile(file, language)] as const),
)

describe.each(pairsOfFiles)('the texts of %s', (file, translation) => {
  it('all have a translation, which names what the English text names', async () => {
    expect(existsSync(translation), `${translation} is missing`).toBe(true)
    const pairs = pairsIn(await import(resolve(file)), await import(resolve(translation)), '')
    expect(pairs.length).toBeGreaterThan(0)
    expect(pairs.filter(isUntranslated)).toEqual([])
    expect(pairs.filter(({ ours, theirs }) => marksIn(ours) !== marksIn(theirs))).toEqual([])
  })
})

type Pair = { path: string; ours: string; theirs: string }

function isUntranslated({ ours, theirs }: Pair): boolean {
  return ours === theirs && /\p{L}/u.test(ours.replace(sameInBoth, '').replaceAll(mark, ''))
}

/** Each text with its translation; functions are called with marks in place of what they are told. */
function pairsIn(ours: unknown, theirs: unknown, path: string): Pair[] {
  if (typeof ours === 'string' && typeof theirs === 'string') return [{ path, ours, theirs }]
  if (typeof ours === 'function' && typeof theirs === 'function') {
    if (particular.includes(path)) return []
    const calls = callsOf(ours as Text, theirs as Text)
    if (calls.length === 0) throw new Error(`${path} cannot be called`)
    return calls.flatMap(([a, b]) => pairsIn(a, b, `${path}()`))
  }
  if (typeof ours !== typeof theirs)
    throw new Error(`${path} is of another kind in the translation`)
  if (typeof ours !== 'object' || ours === null || theirs === null) return []
  const translated = theirs as Record<string, unknown>
  return Object.entries(ours).flatMap(([key, inner]) =>
    pairsIn(inner, translated[key], path ? `${path}.${key}` : key),
  )
}

type Text = (...given: unknown[]) => unknown

/** What both say to the first marks they can work with, and to one of everything they count. */
function callsOf(ours: Text, theirs: Text): [unknown, unknown][] {
  const calls = marks(ours.length).flatMap(given => {
    try {
      return [[ours(...given), theirs(...given)] satisfies [unknown, unknown]]
    } catch {
      return []
    }
  })
  return [...calls.slice(0, 1), ...calls.slice(-1)]
}

const mark = /⟦\d⟧/g

/** All ways to fill so many parameters: with a word, some words, a thing with facts, or the number 1. */
function marks(count: number): unknown[][] {
  if (count === 0) return [[]]
  const word = `⟦${count - 1}⟧`
  const thing = new Proxy({}, { get: () => word })
  return marks(count - 1).flatMap(rest => [word, [word], thing, 1].map(last => [...rest, last]))
}

function marksIn(text: string): string {
  return [...new Set(text.match(mark))].sort().join()
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist', 'migrations'].includes(entry.name) ? [] : filesBelow(path)
  })
}
