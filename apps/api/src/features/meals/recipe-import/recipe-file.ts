/** A file without a recipe in it; the message is for the operator, and nothing is changed. */
export class RecipeFileError extends Error {}

export const maxRecipeFileBytes = 16 * 1024 * 1024

type Thing = Record<string, unknown>

/** The schema.org recipes of a JSON-LD file, or of a page that carries JSON-LD. */
export function recipesIn(text: string): Thing[] {
  const documents = /^\s*</.test(text) ? jsonInPage(text) : [text]
  const recipes = documents.flatMap(document => recipesOf(parsed(document), 0))
  if (recipes.length === 0) throw new RecipeFileError('The file holds no schema.org Recipe.')
  return recipes
}

/** Scans the page once: one regular expression over all of it would take quadratic time. */
function jsonInPage(page: string): string[] {
  const documents: string[] = []
  const opening = /<script\b/gi
  const closing = /<\/script>/gi
  for (let tag = opening.exec(page); tag; tag = opening.exec(page)) {
    const begin = page.indexOf('>', tag.index) + 1
    closing.lastIndex = begin
    const end = begin > 0 && closing.exec(page)?.index
    if (!end) break
    const attributes = page.slice(tag.index, begin)
    if (jsonLd.test(attributes)) documents.push(page.slice(begin, end))
    opening.lastIndex = end
  }
  return documents
}

const jsonLd = /type\s*=\s*["']?application\/ld\+json/i

function parsed(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new RecipeFileError(
      `The file is not valid JSON: ${(error as Error).message.slice(0, 200)}.`,
    )
  }
}

/** A recipe is the whole document, in an array, in `@graph`, or the main entity of a page. */
function recipesOf(value: unknown, depth: number): Thing[] {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(one => recipesOf(one, depth + 1))
  const thing = value as Thing
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
