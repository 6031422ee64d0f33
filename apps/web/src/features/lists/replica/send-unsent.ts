import { queryClient } from '../../../api/client/query-client.ts'
import { hasCode, isRefusal } from '../../../api/client/refusal.ts'
import { retryWithBackoff } from '../../../api/client/retry-with-backoff.ts'
import { openRecords } from '../../../api/device-records/device-records.ts'
import { confirmedUser } from '../../../api/session/known-session.ts'
import { sessionQuery } from '../../../api/session/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { deviceList, listsWithUnsent } from './device-list.ts'
import { replicaOf } from './replicas.ts'
import { messages } from './unsent-messages.ts'

/** Sends what was done to lists on this device, whatever screen is open. */
export const sendUnsent = retryWithBackoff(async () => {
  await openRecords()
  const user = await confirmedUser()
  if (!user) return
  for (const listId of listsWithUnsent(user.id)) {
    try {
      await replicaOf(user.id, listId).sync()
    } catch (error) {
      if (isRefusal(error) && (await settle(user.id, listId, error.code))) continue
      // The server has ended the session, which leads to the sign-in page; what waits here stays.
      if (hasCode(error, 'UNAUTHORIZED')) await queryClient.invalidateQueries(sessionQuery)
      throw error
    }
  }
})

/** Handles a refusal of the changes that wait; false when they may be sent again. */
async function settle(userId: string, listId: string, code: string): Promise<boolean> {
  const device = deviceList(userId, listId)
  if (code === 'LIST_NOT_FOUND') {
    await replicaOf(userId, listId).forget()
    toast.error(messages.listGone)
  } else if (code === 'FORBIDDEN') {
    await device.dropOperations(device.unsentOperations())
    toast.error(messages.notAllowed)
  } else if (code === 'LIST_FULL') {
    await dropAdditions(device)
    toast.error(messages.listFull)
  } else if (code === 'BAD_REQUEST') {
    const dropped = await replicaOf(userId, listId).dropRefused()
    if (dropped > 0) toast.error(messages.refused(dropped))
  } else return false
  return true
}

async function dropAdditions(device: ReturnType<typeof deviceList>): Promise<void> {
  const unsent = device.unsentOperations()
  const added = new Set(unsent.filter(({ kind }) => kind === 'add').map(({ itemId }) => itemId))
  await device.dropOperations(unsent.filter(({ itemId }) => added.has(itemId)))
}
