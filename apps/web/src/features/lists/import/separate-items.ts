import { maxListItems } from '@aisleway/core/lists/list-item'
import {
  type WantedItem,
  wantedItemFrom,
  withoutDuplicates,
} from '@aisleway/core/lists/wanted-item'
import type { Found, SearchAll } from './search-once.ts'

/**
 * "2 limes, milk and eggs" in one line are three items, where a search takes them for several things and finds each:
 * "macaroni and cheese" is one product, and "chicken, for Sunday" stays as it is written.
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

/** Whether products are called so, without words left out or read as others for want of something better. */
function isThing(name: string, found: Found | undefined): boolean {
  if (!found?.products[0] || onlyDescribes(name)) return false
  const { removed, replaced, queries } = found.guess ?? { removed: [], replaced: [], queries: [] }
  return removed.length === 0 && queries.length < 2 && replaced.every(({ by }) => by === 'synonym')
}

/** Products are found for such words as well: "red onion, large" is no onion and eggs, and "1,5 kg" no amount of 1. */
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
