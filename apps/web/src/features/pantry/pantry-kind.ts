import { withAmount } from '@aisleway/core/pantry/amounts'
import type { Pantry } from '@aisleway/core/pantry/contract'
import {
  isRemembered,
  isTooFull,
  keyThere,
  type PantryEntry,
} from '@aisleway/core/pantry/pantry-entry'
import { takeOut } from '@aisleway/core/pantry/take-out'
import { api } from '../../api/client/client.ts'
import { refresh } from '../../api/client/refresh.ts'
import { isObject, isText } from '../../api/device-records/record.ts'
import type { OutboxKind } from '../../api/outbox/kind.ts'
import { reportPantryRefused, showSentPantry } from './sent-pantry.ts'

type PantryThing = Parameters<typeof api.pantry.add>[0]['things'][number]

/** A change to the pantry; `name` is what the user knows it by. */
export type PantryChange = { name: string } & (
  | { way: 'save'; entries: PantryEntry[]; removed: string[] }
  /** The entries are this device's guess; the server knows more about what was added. */
  | { way: 'add'; things: PantryThing[]; entries: PantryEntry[] }
  | { way: 'cook'; slug: string; portions: number; needs: Parameters<typeof takeOut>[1] }
  | { way: 'trip'; tripId: string }
  | { way: 'undo'; changeId: string }
)

/** The pantry after a change, and the number of entries affected. */
export type ChangedPantry = { pantry: Pantry; count?: number | undefined }

/** A change to the pantry. A cooked meal is identified by its entry's id. */
export const pantryKind: OutboxKind<PantryChange, ChangedPantry> = {
  name: 'pantry',
  record: {
    migrations: [],
    read: data => (isObject(data) && isText(data.way) ? (data as PantryChange) : undefined),
  },
  about: () => ['pantry'],
  // Of several quick presses on one thing, only the last needs to reach the server.
  replaces(change) {
    if (change.way !== 'save') return undefined
    const keys = [...change.entries.map(({ key }) => key), ...change.removed]
    return keys.length === 1 ? `pantry ${keys[0]}` : undefined
  },
  async send({ id, input }, sending) {
    switch (input.way) {
      case 'save': {
        const { entries, removed } = input
        return { pantry: await api.pantry.save({ entries, removed }, sending) }
      }
      case 'add':
        return { pantry: await api.pantry.add({ things: input.things }, sending) }
      case 'cook': {
        const { slug, portions } = input
        const { pantry, taken } = await api.pantry.cook({ id, slug, portions }, sending)
        return { pantry, count: taken }
      }
      case 'trip': {
        const { entries } = await api.trips.putInPantry({ tripId: input.tripId }, sending)
        return { pantry: await api.pantry.read(undefined, sending), count: entries }
      }
      case 'undo':
        return { pantry: await api.pantry.undo({ id: input.changeId }, sending) }
    }
  },
  shows: { pantry: withPantryChange },
  sent({ userId }, { pantry }) {
    // The cost of a plan depends on what is at home.
    refresh('plan')
    return showSentPantry(userId, pantry)
  },
  reportRefused(_, error) {
    reportPantryRefused(error)
    refresh('pantry')
  },
}

/** The pantry after the change, as far as this device can tell. */
export function withPantryChange(pantry: Pantry, change: PantryChange): Pantry {
  return { ...pantry, entries: entriesAfter(pantry.entries, change) }
}

function entriesAfter(known: readonly PantryEntry[], change: PantryChange): PantryEntry[] {
  if (change.way === 'save') {
    return written(known, change.entries, change.removed)
  }
  if (change.way === 'add') {
    const there = new Map(known.map(entry => [entry.key, entry]))
    const added = change.entries.map(entry => withAmount(there.get(entry.key) ?? entry, 'full'))
    return written(known, added)
  }
  if (change.way === 'cook') return written(known, takeOut(known, change.needs))
  return [...known]
}

function written(
  known: readonly PantryEntry[],
  entries: readonly PantryEntry[],
  removed: readonly string[] = [],
): PantryEntry[] {
  const changed = [...entries.map(({ key }) => key), ...removed]
  // The server may meanwhile have moved a product added here to the key of its food.
  const gone = new Set(changed.map(key => keyThere(known, key)))
  const after = [...known.filter(({ key }) => !gone.has(key)), ...entries.filter(isRemembered)]
  // The server will refuse it, and the shopper is told then.
  return isTooFull({ before: known.length, after: after.length }) ? [...known] : after
}
