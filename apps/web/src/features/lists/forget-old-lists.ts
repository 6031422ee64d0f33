import { recordKeys } from '../../api/device-records/device-records.ts'
import { unsentKey } from '../../api/device-records/keys.ts'
import { deviceList, listIdsOnDevice } from './replica/device-list.ts'
import { shownReplicas } from './replica/replicas.ts'

/** Weekly lists of a year. */
const mostLists = 50

/**
 * Removes the copies that have not been written for longest. They would pile up for years, and every start of the app
 * reads them all. A list that is shown or being shopped, and one with something to send, stays.
 */
export async function forgetOldLists(userId: string): Promise<void> {
  const ids = listIdsOnDevice(userId)
  if (ids.length <= mostLists) return
  const unsent = recordKeys(unsentKey(userId, ''))
  const old = ids
    .flatMap(id => {
      const copy = deviceList(userId, id).readCopy()
      return copy ? { id, copy, at: copy.writtenAt ?? copy.head.createdAt } : []
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(mostLists)
  for (const { id, copy } of old) {
    const isNeeded =
      copy.isDraft ||
      copy.head.status === 'in_progress' ||
      unsent.some(key => key.includes(id)) ||
      shownReplicas(userId).some(({ listId }) => listId === id)
    if (!isNeeded) await deviceList(userId, id).dropCopy()
  }
}
