import { emailError } from '@aisleway/core/account/rules'
import { signedInRoutes } from '../../context/context.ts'
import { isOnWaitlist, joinWaitlist } from './store.ts'

export const waitlistRoutes = {
  read: signedInRoutes.waitlist.read.handler(async ({ context: { database, user } }) => ({
    isOnWaitlist: await isOnWaitlist(database, user.id),
  })),

  join: signedInRoutes.waitlist.join.handler(async ({ context, input, errors }) => {
    const { database, user } = context
    const email = input.email ?? user.email
    if (emailError(email)) throw errors.BAD_REQUEST()
    const outcome = await joinWaitlist(database, user.id, email)
    if (outcome === 'already_on_it') throw errors.ALREADY_ON_WAITLIST()
    return { joined: true }
  }),
}
