import { ORPCError } from '@orpc/server'
import { recordEvent } from '../../../auth/audit.ts'
import { mailOwner } from '../../../auth/limits/mail-owner.ts'
import { newTotp } from '../../../auth/second-factor/totp.ts'
import { confirmedRoutes, signedInRoutes } from '../../../context/context.ts'
import { factorRemovedMail } from '../../../mail/mails.ts'
import { challengeRoutes } from './challenge-routes.ts'
import { sealTotpSecret } from './factor-codes.ts'
import { addFactor, listFactors, removeFactor } from './factors-store.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

const routes = confirmedRoutes.factors

export const factorsRoutes = {
  ...challengeRoutes,

  list: signedInRoutes.factors.list.handler(({ context }) =>
    listFactors(context.database, context.user.id),
  ),

  enroll: routes.enroll.handler(async ({ context, input, errors }) => {
    const { database, auth, user, now } = context
    const { factor_type: type, friendly_name: friendlyName, issuer = 'Aisleway' } = input
    if (type === 'phone' && !auth.sms) throw errors.PHONE_UNAVAILABLE()
    if (type === 'phone' && !input.phone) throw new ORPCError('BAD_REQUEST')
    const totp = type === 'totp' ? newTotp(issuer, user.email) : null
    const factor = {
      userId: user.id,
      friendlyName,
      factorType: type,
      phone: type === 'phone' ? (input.phone ?? null) : null,
      secretFor: (id: string) => totp && sealTotpSecret(auth.secret, id, totp.secret),
    }
    const added = await addFactor(database, factor, now())
    if (added === 'name_taken') throw errors.FACTOR_NAME_TAKEN()
    if (added === 'too_many') throw errors.TOO_MANY_FACTORS()
    return { id: added.id, type, friendly_name: friendlyName, totp }
  }),

  remove: routes.remove.handler(async ({ context, input, errors }) => {
    const { database, user, client, origin, language } = context
    const removed = await removeFactor(database, user.id, input.factorId)
    if (!removed) throw errors.NOT_FOUND()
    if (removed.status === 'verified') {
      await recordEvent(database, 'factor_removed', { userId: user.id, client })
      const { friendlyName: name } = removed
      const mail = { to: user.email, link: `${origin}/profile`, language }
      await mailOwner(context, user, factorRemovedMail({ ...mail, name }))
    }
    return { id: removed.id }
  }),

  newRecoveryCodes: routes.newRecoveryCodes.handler(async ({ context, errors }) => {
    const { database, auth, user, client } = context
    const codes = await makeRecoveryCodes(database, auth.secret, user.id)
    if (!codes) throw errors.NO_VERIFIED_FACTOR()
    await recordEvent(database, 'recovery_codes_made', { userId: user.id, client })
    return { codes }
  }),
}
