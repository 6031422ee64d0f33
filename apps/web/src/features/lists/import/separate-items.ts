import { maxListItems } from '@aisleway/core/lists/list-item'
import {
  type WantedItem,
  wantedItemFrom,
  withoutDuplicates,
} from '@aisleway/core/lists/wanted-item'
import type { Found, SearchAll } from './search-once.ts'

/**
 * Splits a line into several items if the search reads it as several things and finds each of them: "2 limes, milk and
 * eggs" becomes three. "Macaroni and cheese" is one product, and "chicken, for Sunday" stays as written.
 */
export async function separateItems(
  items: readonly WantedItem[],
  searchAll: SearchAll,
): Promise<readonly WantedItem[]> {
  const lines = items.flatMap(({ line }) => (line && mayBeSeveral.test(line) ? line : []))
  const asWritten = await searchAll(lines)
  const partsOf = ({ line }: WantedItem) =>
    asWritten.get(line ?? '')?.guess?.queries.flatMap(wantedItemFrom) ?? []
  const found = await searchAll(items.flatMap(partsOf).map(({ name }) => name))
  const separate = items.flatMap(item => {
    const parts = partsOf(item)
    const areThings = parts.length > 1 && parts.every(({ name }) => isThing(name, found.get(name)))
    return areThings ? parts : item
  })
  const distinct = withoutDuplicates(separate)
  return distinct.length > maxListItems ? items : distinct
}

const mayBeSeveral = /[,;•&+]|\s(?:and|y)\s/i

/** Whether products have this name: the search found some without dropping or correcting a word. */
function isThing(name: string, found: Found | undefined): boolean {
  if (!found?.products[0] || onlyDescribes(name)) return false
  const { removed, replaced, queries } = found.guess ?? { removed: [], replaced: [], queries: [] }
  return removed.length === 0 && queries.length < 2 && replaced.every(({ by }) => by === 'synonym')
}

/**
 * Whether the words only describe something. Products are found for them too, but "red onion, large" is one item, and
 * so is "1,5 kg".
 */
function onlyDescribes(name: string): boolean {
  return (name.toLowerCase().match(/\p{L}+/gu) ?? []).every(word => describing.has(word))
}

const describing = new Set(
  [
    'and or the small medium large big ripe fresh frozen canned dried organic natural plain whole raw',
    'sliced diced chopped minced grated shredded peeled boneless skinless lean salted unsalted sweet mild hot',
    'red green yellow white black brown',
    'y o grande grandes mediano mediana medianos medianas pequeño pequeña pequeños pequeñas maduro madura maduros maduras',
    'fresco fresca frescos frescas orgánico orgánica orgánicos orgánicas',
    'rojo roja rojos rojas verde verdes blanco blanca blancos blancas',
  ].flatMap(words => words.split(' ')),
)
