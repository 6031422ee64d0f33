import { type RecipeThing, readPage } from './recipe-page.ts'

/** A file without recipes; the message is for the operator, and nothing is changed. */
export class RecipeFileError extends Error {}

export const maxRecipeFileBytes = 16 * 1024 * 1024

/** The schema.org recipes of a JSON-LD file, or of a page that has them as JSON-LD or microdata. */
export function recipesIn(text: string): RecipeThing[] {
  const { documents, items } = isPage(text) ? readPage(text) : { documents: [text], items: [] }
  const read = documents.map(parsed)
  const recipes = read.flatMap(({ value }) => recipesOf(value, 0))
  if (recipes.length > 0) return recipes
  const found = items.flatMap(item => recipesOf(item, 0))
  if (found.length > 0) return found
  const reason = read.find(({ reason }) => reason)?.reason
  throw new RecipeFileError(
    reason
      ? `The file is not valid JSON: ${reason.slice(0, 200)}.`
      : 'The file holds no schema.org Recipe.',
  )
}

export function isPage(text: string): boolean {
  return /^[\s\uFEFF]*</.test(text)
}

/** Some sites leave line breaks in their strings, commas at the end, or comments around all, which JSON does not allow. */
function parsed(json: string): { value: unknown; reason?: string } {
  const text = json.replace(/^\uFEFF/, '')
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    try {
      return { value: JSON.parse(repaired(text)) }
    } catch {
      return { value: null, reason: (error as Error).message }
    }
  }
}

function repaired(text: string): string {
  const plain = text.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
  const from = Math.max(0, plain.search(/[{[]/))
  const to = Math.max(plain.lastIndexOf('}'), plain.lastIndexOf(']')) + 1
  return plain
    .slice(from, to)
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/, *(?=[}\]])/g, '')
}

/** A recipe is the whole document, or in an array, in `@graph`, or the main entity of a page. */
function recipesOf(value: unknown, depth: number): RecipeThing[] {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(one => recipesOf(one, depth + 1))
  const thing = value as RecipeThing
  if (isRecipe(thing['@type'])) return [thing]
  return [
    thing['@graph'],
    thing.mainEntity,
    thing.mainEntityOfPage,
    thing.itemListElement,
    thing.item,
  ].flatMap(inner => recipesOf(inner, depth + 1))
}

const maxDepth = 6

function isRecipe(type: unknown): boolean {
  return [type].flat().some(name => typeof name === 'string' && /(^|[/#:])Recipe$/.test(name))
}
