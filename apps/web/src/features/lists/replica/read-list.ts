import type { ListDetail } from '@aisleway/core/lists/contract'
import { listRecord } from '@aisleway/core/lists/list-operations'
import { api } from '../../../api/client/client.ts'
import { isAnswer } from '../../../api/client/refusal.ts'
import { openRecords } from '../../../api/device-records/device-records.ts'
import { deviceList } from './device-list.ts'

/** In a store's steel building a connection may hang. */
const patienceMs = 8000

/** The whole list: as the server has it or, offline, as it is on this device. */
export async function readList(userId: string, listId: string): Promise<ListDetail> {
  try {
    return await api.lists.read({ listId }, { signal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    await openRecords()
    const device = deviceList(userId, listId)
    const [copy, list] = [device.readCopy(), device.read()]
    if (isAnswer(error) || !copy || !list) throw error
    const { prices, sequence } = copy
    return { ...list.head, state: listRecord(list.state), prices, sequence }
  }
}
