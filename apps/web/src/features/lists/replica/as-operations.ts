import {
  type ItemChange,
  type ListOperation,
  type ListRecord,
  lastStamp,
} from '@aisleway/core/lists/list-operations'
import { newId } from '../../../api/client/new-id.ts'
import { deviceClock } from './device-clock.ts'

/**
 * Turns changes to a list into operations of this device, stamped later than everything it has
 * seen of the list.
 */
export function asOperations(
  userId: string,
  shown: ListRecord,
  changes: readonly ItemChange[],
): ListOperation[] {
  const clock = deviceClock(userId)
  for (const at of Object.values(shown).flatMap(lastStamp)) clock.observe(at)
  return changes.map(change => ({ ...change, id: newId(), at: clock.next() }))
}
