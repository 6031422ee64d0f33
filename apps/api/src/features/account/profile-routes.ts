import { ORPCError } from '@orpc/server'
import { type SignedIn, signedInRoutes } from '../../context/context.ts'
import { readProfile, updateProfile } from './profile-store.ts'

const routes = signedInRoutes.account

export const profileRoutes = {
  profile: routes.profile.handler(({ context }) => profileOf(context)),

  updateProfile: routes.updateProfile.handler(async ({ context, input, errors }) => {
    const { database, user, now } = context
    const outcome = await updateProfile(database, user.id, input, now())
    if (outcome === 'username_taken') throw errors.USERNAME_TAKEN()
    return profileOf(context)
  }),
}

async function profileOf({ database, user }: SignedIn) {
  const profile = await readProfile(database, user.id)
  // The account was deleted while this request ran.
  if (!profile) throw new ORPCError('UNAUTHORIZED')
  return profile
}
