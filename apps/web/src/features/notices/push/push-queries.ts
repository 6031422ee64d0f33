import type { PushState } from '@aisleway/core/notices/contract'
import { noPushes, type PushSettings, pushKinds } from '@aisleway/core/notices/push'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { endPushOnDevice, subscribeDevice } from '../../../api/push/device-push.ts'

/** What this device is notified of; each device has its own settings. */
export function pushQuery(userId: string) {
  return queryOptions({
    queryKey: ['push', userId],
    queryFn: (): Promise<PushState> => api.notices.push(),
  })
}

/** Changes some of the kinds; the first one asks for permission, and without any the device is unregistered. */
export async function savePushKinds(
  userId: string,
  change: Partial<PushSettings>,
): Promise<PushState> {
  const { queryKey } = pushQuery(userId)
  const { publicKey, kinds: before } =
    queryClient.getQueryData(queryKey) ?? (await api.notices.push())
  const kinds = { ...(before ?? noPushes), ...change }
  const state = await (pushKinds.some(kind => kinds[kind]) && publicKey
    ? subscribeDevice(publicKey).then(address => api.notices.savePush({ ...address, kinds }))
    : api.notices.endPush().finally(endPushOnDevice))
  queryClient.setQueryData(queryKey, state)
  return state
}
