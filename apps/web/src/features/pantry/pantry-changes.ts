import type { Product } from '@aisleway/core/catalogue/product'
import type { Meal } from '@aisleway/core/meals/meal'
import { withAmount } from '@aisleway/core/pantry/amounts'
import { type Amount, isRemembered, type PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { newId } from '../../api/client/new-id.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { hasCode } from '../../api/client/refusal.ts'
import { act } from '../../api/outbox/act.ts'
import { refreshSession, signedInUser } from '../../api/session/known-session.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { endCooking } from './cooking-id.ts'
import { messages } from './messages.ts'
import { entryOfProduct, entryOfWords } from './new-entry.ts'
import {
  type ChangedPantry,
  type PantryChange,
  pantryKind,
  withPantryChange,
} from './pantry-kind.ts'
import { pantryQuery } from './pantry-query.ts'
import { reportPantryRefused, showSentPantry } from './sent-pantry.ts'

// All changes that a shopper makes to a pantry. They show at once, and are sent in order.

/** An entry that is used up and is no staple is removed, which can be undone. */
export function setAmount(entry: PantryEntry, amount: Amount): void {
  const next = withAmount(entry, amount)
  if (isRemembered(next)) writeEntry(next)
  else removeEntry(entry)
}

export function writeEntry(entry: PantryEntry): void {
  change({ way: 'save', name: entry.name, entries: [entry], removed: [] })
}

export function removeEntry(entry: PantryEntry): void {
  change({ way: 'save', name: entry.name, entries: [], removed: [entry.key] })
  toast.show({ ...messages.removed(entry.name), brief: true, undo: () => writeEntry(entry) })
}

/** For an entry that somebody else removed while it was being changed here. */
export function reportRemovedElsewhere(entry: PantryEntry): void {
  toast.show({
    ...messages.removedElsewhere(entry.name),
    action: { label: messages.putBack, onPress: () => writeEntry(entry) },
  })
}

export function addProducts(products: readonly Product[]): void {
  const entries = products.map(entryOfProduct)
  add(
    products.map(({ id }) => ({ productId: id })),
    entries,
  )
}

export function addWords(...words: string[]): void {
  add(
    words.map(each => ({ words: each })),
    words.map(entryOfWords),
  )
}

function add(
  things: Extract<PantryChange, { way: 'add' }>['things'],
  entries: PantryEntry[],
): void {
  const name = entries.map(entry => entry.name).join(', ')
  change({ way: 'add', name, things, entries })
}

/** A meal, and how many portions were cooked; its ingredients if known here. The id comes from `cookingId`. */
type Cooked = {
  id: string
  slug: string
  portions: number
  meal?: Pick<Meal, 'name' | 'servings' | 'ingredients'>
}

/** Takes out a meal's ingredients; `onBack` is called if that failed or was undone. */
export async function cookMeal({ id, slug, portions, meal }: Cooked, onBack?: () => void) {
  const scale = meal ? portions / meal.servings : 1
  const needs = (meal?.ingredients ?? []).map(({ food, grams }) => ({
    food,
    grams: grams === null ? null : grams * scale,
  }))
  const name = meal?.name ?? slug
  const cooked = await change({ way: 'cook', name, slug, portions, needs }, id)
  if (!cooked) return onBack?.()
  endCooking(id)
  const { pantry, count } = cooked.answer ?? {}
  const isCounted = pantry?.isKept && count !== undefined
  const text = isCounted ? { message: messages.taken(count) } : {}
  toast.show({
    title: messages.cooked,
    ...text,
    brief: true,
    undo() {
      undoChange(id, name)
      onBack?.()
    },
  })
}

/** Adds what a trip bought. */
export async function putTripIn(tripId: string): Promise<void> {
  const put = await change({ way: 'trip', name: messages.lastTrip, tripId })
  if (!put) return
  const { answer } = put
  // It was put in when it ended, and all of it is gone from the pantry since.
  if (answer && !answer.count) return toast.show({ title: messages.tripWasPutIn })
  const title = answer ? messages.tripPutIn(answer.count ?? 0) : messages.tripWaits
  toast.show({ title, brief: true, undo: () => undoChange(tripId, messages.lastTrip) })
}

/**
 * Undoes the effect of cooking or of a trip. Cooking that still waits to be sent is dropped, so that the server never
 * gets it; a trip is sent nevertheless, and then undone.
 */
export async function undoChange(changeId: string, name: string): Promise<void> {
  endCooking(changeId)
  const { dropWaiting } = await import('../../api/outbox/sending/drop-waiting.ts')
  await dropWaiting(pantryKind, changeId)
  await change({ way: 'undo', name, changeId })
  await queryClient.invalidateQueries(pantryQuery)
}

/** Shows a change and queues it until it is sent; undefined if it failed, which was reported. */
async function change(
  input: PantryChange,
  id = newId(),
): Promise<{ answer?: ChangedPantry | undefined } | undefined> {
  const user = signedInUser()
  if (!user) return undefined
  const { queryKey } = pantryQuery
  // An answer in flight would show the pantry as it was before.
  queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, known => known && withPantryChange(known, input))
  try {
    const acted = await act(pantryKind, { userId: user.id, id, input })
    if (acted.answer) await showSentPantry(user.id, acted.answer.pantry)
    // The cost of a plan depends on what is at home.
    queryClient.invalidateQueries({ queryKey: ['plan'] })
    return acted
  } catch (error) {
    queryClient.invalidateQueries({ queryKey })
    if (hasCode(error, 'UNAUTHORIZED')) await refreshSession()
    else reportPantryRefused(error)
    return undefined
  }
}
