import { oc, type } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../errors.ts'
import type { Notice } from './notice.ts'
import type { PriceNoticeSettings } from './price-notices.ts'

const signedIn = oc.errors(refusals('UNAUTHORIZED'))

const settings = z.object({
  favorite: z.boolean(),
  usual: z.boolean(),
  cart: z.boolean(),
}) satisfies z.ZodType<PriceNoticeSettings>

export type NoticeList = { notices: Notice[]; unread: number }

export const noticesContract = {
  /** Newest first. */
  list: signedIn.route({ method: 'GET', path: '/notices' }).output(type<NoticeList>()),

  /** Marks these, or all, as read. The state belongs to the account and is the same on every device. */
  markRead: signedIn
    .route({ method: 'POST', path: '/notices/read' })
    .input(z.object({ ids: z.union([z.array(z.uuid()).max(100), z.literal('all')]) }))
    .output(type<NoticeList>()),

  /** Which lower prices are told; all of them until the shopper says otherwise. */
  settings: signedIn.route({ method: 'GET', path: '/notices/settings' }).output(settings),

  saveSettings: signedIn
    .route({ method: 'PUT', path: '/notices/settings' })
    .input(settings)
    .output(settings),
}
