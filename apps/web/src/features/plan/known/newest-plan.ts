import { api } from '../../../api/client/client.ts'
import { isAnswer } from '../../../api/client/refusal.ts'
import { openRecords } from '../../../api/device-records/device-records.ts'
import { isDeletionWaiting } from '../../lists/outbox/deletion-kind.ts'
import { deviceList, listIdsOnDevice } from '../../lists/replica/device-list.ts'

/** In a store's steel building a connection may hang. */
const patienceMs = 8000

/**
 * The list of the shopper's newest plan, or of the newest on this device if the server does not answer;
 * null if the shopper has none.
 */
export async function newestPlan(userId: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const { lists } = await api.lists.page({ kind: 'plan', page: 0 }, { signal })
    return lists[0]?.id ?? null
  } catch (error) {
    await openRecords()
    const [newest] = isAnswer(error) ? [] : plansOnDevice(userId)
    // There may still be a plan that was never opened here.
    if (!newest) throw error
    return newest.id
  }
}

/** Newest first, as on the server. */
function plansOnDevice(userId: string) {
  return listIdsOnDevice(userId)
    .flatMap(listId => deviceList(userId, listId).readCopy()?.head ?? [])
    .filter(({ id, isPlan }) => isPlan && !isDeletionWaiting(userId, id))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}
