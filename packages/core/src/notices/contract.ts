import { type } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../errors.ts'
import { signedIn } from '../route-bases.ts'
import type { Notice } from './notice.ts'
import type { PriceNoticeSettings } from './price-notices.ts'
import type { PushSettings } from './push.ts'

const settings = z.object({
  favorite: z.boolean(),
  usual: z.boolean(),
  cart: z.boolean(),
}) satisfies z.ZodType<PriceNoticeSettings>

const pushSettings = z.object({
  invitation: z.boolean(),
  listChanged: z.boolean(),
  tripCompleted: z.boolean(),
  favorite: z.boolean(),
}) satisfies z.ZodType<PushSettings>

/** A browser's PushSubscription (Push API), and which messages this device wants. */
const pushSubscription = z.object({
  // No port, no credentials, and a host name: anything else is not a push service.
  endpoint: z
    .string()
    .max(1000)
    .regex(/^https:\/\/[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*\/[\x21-\x7e]*$/),
  /** An uncompressed P-256 point, and 16 random bytes. */
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
  kinds: pushSettings,
})

export type PushSubscriptionInput = z.infer<typeof pushSubscription>

/** Without a key this store sends no push messages; `kinds` is null on a device without a subscription. */
const pushState = z.object({ publicKey: z.string().nullable(), kinds: pushSettings.nullable() })

export type PushState = z.infer<typeof pushState>

export type NoticeList = { notices: Notice[]; unread: number }

export const noticesContract = {
  /** Newest first. */
  list: signedIn.route({ method: 'GET', path: '/notices' }).output(type<NoticeList>()),

  /** Marks these, or all, as read. The state belongs to the account and is the same on every device. */
  markRead: signedIn
    .route({ method: 'POST', path: '/notices/read' })
    .input(z.object({ ids: z.union([z.array(z.uuid()).max(100), z.literal('all')]) }))
    .output(type<NoticeList>()),

  /** Which price drops the shopper is told about; all of them by default. */
  settings: signedIn.route({ method: 'GET', path: '/notices/settings' }).output(settings),

  saveSettings: signedIn
    .route({ method: 'PUT', path: '/notices/settings' })
    .input(settings)
    .output(settings),

  /** Which push messages this session's device receives while the app is closed. */
  push: signedIn.route({ method: 'GET', path: '/notices/push' }).output(pushState),

  savePush: signedIn
    .errors(refusals('NOT_FOUND', 'ADDRESS_REFUSED'))
    .route({ method: 'PUT', path: '/notices/push' })
    .input(pushSubscription)
    .output(pushState),

  endPush: signedIn.route({ method: 'DELETE', path: '/notices/push' }).output(pushState),
}
