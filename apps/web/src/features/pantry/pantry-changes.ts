import { withAmount } from '@aisleway/core/pantry/amounts'
import type { Pantry } from '@aisleway/core/pantry/contract'
import { type Amount, isRemembered, type PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { MutationObserver } from '@tanstack/react-query'
import { api } from '../../api/client/client.ts'
import { newId } from '../../api/client/new-id.ts'
import { queryClient } from '../../api/client/query-client.ts'
import { hasCode } from '../../api/client/refusal.ts'
import { refreshSession } from '../../api/session/known-session.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'
import { pantryQuery } from './pantry-query.ts'

// Everything that a shopper writes into a pantry. What is written shows at once, and one request follows the
// other, so that the last of several quick presses counts.

type Thing = Parameters<typeof api.pantry.add>[0]['things'][number]

/** One that is used up and is no staple is gone, which can be undone. */
export function setAmount(entry: PantryEntry, amount: Amount): void {
  const next = withAmount(entry, amount)
  if (isRemembered(next)) writeEntries([next])
  else removeEntry(entry)
}

export function writeEntries(entries: PantryEntry[]): void {
  write({
    show: known => [...without(known, entries), ...entries],
    send: () => api.pantry.save({ entries, removed: [] }),
  })
}

export function removeEntry(entry: PantryEntry): void {
  write({
    show: known => without(known, [entry]),
    send: () => api.pantry.save({ entries: [], removed: [entry.key] }),
  })
  tellWithUndo({ title: messages.removed(entry.name) }, () => writeEntries([entry]))
}

export function addThings(things: Thing[]): void {
  write({ send: () => api.pantry.add({ things }) })
}

type Cooked = { slug: string; portions: number }

/** Takes out what a meal needs; `onBack` is called when that failed or was undone. */
export function cookMeal(meal: Cooked, onBack?: () => void): void {
  const asked = JSON.stringify(meal)
  // What was lost on the way may have been carried out, so it is sent again with the same id.
  const id = unanswered.get(asked) ?? newId()
  unanswered.set(asked, id)
  write({
    send: async () => {
      const { pantry, taken } = await api.pantry.cook({ id, ...meal })
      unanswered.delete(asked)
      const text = pantry.isKept ? { message: messages.taken(taken) } : {}
      tellWithUndo({ title: messages.cooked, ...text }, () => {
        write({ send: () => api.pantry.undo({ id }) })
        onBack?.()
      })
      return pantry
    },
    onFailed: onBack,
  })
}

const unanswered = new Map<string, string>()

/** Puts in what a trip bought. */
export function putTripIn(tripId: string): void {
  write({
    send: async () => {
      const { entries } = await api.trips.putInPantry({ tripId })
      tellWithUndo({ title: messages.tripPutIn(entries) }, () =>
        write({ send: () => api.pantry.undo({ id: tripId }) }),
      )
      return api.pantry.read()
    },
  })
}

export function sharePantry(isShared: boolean): void {
  write({
    change: { isShared },
    send: () => api.pantry.share({ isShared }),
  })
}

/** Uses the pantry of another person, or the own one again. */
export function choosePantry(ownerId: string | null): void {
  write({ send: () => api.pantry.use({ ownerId }) })
}

type Write = {
  /** How the entries look until the answer comes. */
  show?: (entries: readonly PantryEntry[]) => PantryEntry[]
  change?: Partial<Pantry>
  send: () => Promise<Pantry>
  onFailed?: (() => void) | undefined
}

function write({ show, change, send, onFailed }: Write): void {
  const { queryKey } = pantryQuery
  new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: 'pantry' },
    mutationFn: send,
    onMutate: () => {
      // An answer that is still on its way would show the pantry as it was before.
      queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        known => known && { ...known, ...change, entries: show?.(known.entries) ?? known.entries },
      )
    },
    onError: error => {
      onFailed?.()
      if (hasCode(error, 'UNAUTHORIZED')) return refreshSession()
      const text = hasCode(error, 'PANTRY_FULL') ? messages.full : messages.notSaved
      toast.error({ ...text, key: 'pantry' })
    },
    onSettled: pantry => {
      // What a plan costs depends on what is at home.
      queryClient.invalidateQueries({ queryKey: ['plan'] })
      if (queryClient.isMutating({ mutationKey }) > 1) return
      if (pantry) queryClient.setQueryData(queryKey, pantry)
      else queryClient.invalidateQueries({ queryKey })
    },
  })
    .mutate()
    .catch(() => {})
}

const mutationKey = ['pantry', 'write']

function without(known: readonly PantryEntry[], gone: readonly PantryEntry[]): PantryEntry[] {
  const keys = new Set(gone.map(({ key }) => key))
  return known.filter(({ key }) => !keys.has(key))
}

function tellWithUndo(text: { title: string; message?: string }, undo: () => void) {
  toast.show({ ...text, brief: true, action: { label: messages.undo, onPress: undo } })
}
