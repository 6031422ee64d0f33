import type { Pantry } from '@aisleway/core/pantry/contract'
import { api } from '../../api/client/client.ts'
import { isObject } from '../../api/device-records/record.ts'
import { keptCopy } from '../../api/outbox/sending/kept-copy.ts'
import { signedInUser } from '../../api/session/known-session.ts'

/** The pantry that the shopper uses, as this device last knew it. */
export const pantryCopy = keptCopy<Pantry>('pantry', isObject)

/** What is at home, as the server has it or as this device last knew it, plus waiting changes. */
export function readPantry(): Promise<Pantry> {
  return pantryCopy.read(signedInUser()?.id ?? '', () => api.pantry.read())
}
