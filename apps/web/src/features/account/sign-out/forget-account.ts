import { forgetOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { forgetUser } from '../../../api/session/known-session.ts'
import { forgetLastUser } from '../../../api/session/last-user.ts'

/** Removes all of the user's data from this browser; first from memory, so that no late answer is stored any more. */
export async function forgetAccount(user: { id: string } | null): Promise<void> {
  forgetLastUser()
  forgetUser()
  if (user) await forgetOnDevice(user.id)
}
