import { queryClient } from '../../../api/client/query-client.ts'
import { profileQuery } from '../profile-queries.ts'
import { setAppearanceOfDevice } from './device-appearance.ts'

const patienceMs = 1000

/** After sign-in, the device adopts the account's choice; if there is none, the device's own choice stays. */
export async function adoptAppearance(userId: string): Promise<void> {
  const impatience = new Promise<null>(resolve => setTimeout(() => resolve(null), patienceMs))
  const profile = queryClient.fetchQuery(profileQuery(userId)).catch(() => null)
  const appearance = (await Promise.race([profile, impatience]))?.appearance
  if (appearance) setAppearanceOfDevice(appearance)
}
