import { forgetOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { forgetUser } from '../../../api/session/known-session.ts'
import { forgetLastUser } from '../../../api/session/last-user.ts'

/** Removes all of the user's data from this browser; from memory even if its storage fails. */
export async function forgetAccount(user: { id: string } | null): Promise<void> {
  try {
    if (user) await forgetOnDevice(user.id)
  } finally {
    forgetLastUser()
    forgetUser()
  }
}
