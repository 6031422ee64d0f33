import { withAmount } from '@aisleway/core/pantry/amounts'
import { entryKey, keyThere, type PantryEntry, wordsIn } from '@aisleway/core/pantry/pantry-entry'
import { putIn } from '@aisleway/core/pantry/put-in'
import type { TodaysMenu } from '../meals/build-menu.ts'
import { supplyOf, supplyOfWords } from './supplies.ts'

type Known = ReadonlyMap<string, PantryEntry>
type Written = { entries: readonly PantryEntry[]; removed: readonly string[] }

/**
 * What a device wrote and removed, under the pantry's keys. A device files what it added offline under the product or
 * the text, whereas the pantry files it under the food as which it serves.
 */
export function writtenOnDevice(
  menu: TodaysMenu,
  known: Known,
  { entries, removed }: Written,
  { today, pictureOf }: { today: string; pictureOf: (productId: string | null) => string },
): Map<string, PantryEntry | null> {
  return new Map([
    ...removed.map(key => [removedKey(menu, known, key, today), null] as const),
    ...entries.map(sent => {
      // An address chosen by the client would make the browser of everybody who shares the pantry call any host.
      const pictured = { ...sent, imageUrl: pictureOf(sent.productId) }
      const entry = withFoods(menu, known, pictured, today)
      return [entry.key, entry] as const
    }),
  ])
}

function withFoods(menu: TodaysMenu, known: Known, sent: PantryEntry, today: string): PantryEntry {
  // The key identifies an entry across devices, so the one that was sent is never trusted.
  const key = entryKey(sent)
  const entry = { ...sent, key }
  if (sent.foods.length > 0 || known.has(key)) return entry
  const supply =
    sent.productId === null
      ? supplyOfWords(menu, sent.name, today)
      : supplyOf(menu, { ...sent, id: sent.productId, weightQuantity: '' }, 1, today)
  if (supply.key === key) return entry
  const there = known.get(supply.key) ?? putIn(undefined, supply, today)
  const { amount, useBy, isStaple } = sent
  return { ...withAmount(there, amount), useBy, isStaple }
}

function removedKey(menu: TodaysMenu, known: Known, key: string, today: string): string {
  const words = wordsIn(key)
  if (known.has(key) || words === undefined) return keyThere([...known.values()], key)
  return supplyOfWords(menu, words, today).key
}
