import type { PushState } from '@aisleway/core/notices/contract'
import { cookieRoutes } from '../../../context/context.ts'
import { isUsable } from './encrypt.ts'
import { endSubscription, readPushSettings, saveSubscription } from './subscriptions-store.ts'

// A leaked access token alone must not let anybody redirect the messages to their own device.
const routes = cookieRoutes.notices

export const pushRoutes = {
  push: routes.push.handler(async ({ context }): Promise<PushState> => {
    const { database, session, pushPublicKey: publicKey } = context
    return {
      publicKey,
      kinds: publicKey === null ? null : await readPushSettings(database, session.id),
    }
  }),

  savePush: routes.savePush.handler(async ({ context, input, errors }): Promise<PushState> => {
    const { database, session, user, language, now, pushPublicKey: publicKey } = context
    if (!publicKey) throw errors.NOT_FOUND()
    if (!isUsable(input)) throw errors.ADDRESS_REFUSED()
    const device = { sessionId: session.id, userId: user.id, language, createdAt: now() }
    await saveSubscription(database, device, input)
    return { publicKey, kinds: input.kinds }
  }),

  endPush: routes.endPush.handler(async ({ context }): Promise<PushState> => {
    await endSubscription(context.database, context.session.id)
    return { publicKey: context.pushPublicKey, kinds: null }
  }),
}
