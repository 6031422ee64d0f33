import { nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { guessDepartment } from '@aisleway/core/lists/guess-department'
import { maxItemName } from '@aisleway/core/lists/list-item'
import { isStapleFood } from '@aisleway/core/meals/basket/pantry'
import { lastGoodDay } from '@aisleway/core/pantry/keeps-unopened'
import { entryKey, type PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { truncate } from '@aisleway/core/text/truncate'
import { today } from '../../ui/text/today.ts'

type Known = Pick<PantryEntry, 'name' | 'imageUrl' | 'department' | 'productId'>

/** A product as an entry, until the server says which foods it counts as. */
export function entryOfProduct(product: Product): PantryEntry {
  const { id: productId, imageUrl, department } = product
  return entryOf({ name: nameWithoutSize(product), imageUrl, department, productId })
}

/** Free text as an entry. */
export function entryOfWords(words: string): PantryEntry {
  const name = words.trim()
  return entryOf({ name, imageUrl: '', department: guessDepartment(name), productId: null })
}

function entryOf({ name: given, ...known }: Known): PantryEntry {
  const name = truncate(given, maxItemName)
  const what = { ...known, name, foods: [] }
  return {
    ...what,
    key: entryKey(what),
    amount: 'full',
    grams: null,
    fullGrams: null,
    useBy: lastGoodDay(what, today()),
    isStaple: isStapleFood(name),
  }
}
