import type { PriceNoticeReason } from '@aisleway/core/notices/price-notices'
import type { Permission } from '@aisleway/core/sharing/sharing'
import { locale } from '../../ui/text/locale.ts'

const permissions: Record<Permission, string> = { edit: 'Can edit', view: 'View only' }

export const messages = {
  title: 'Notifications',
  open: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
  close: 'Close',
  loading: 'Loading notifications',
  none: 'You’re all caught up',
  noneText: 'You’ll see invitations, updates to shared lists, and price drops here.',
  failed: 'We couldn’t load your notifications.',
  unread: 'New',

  invitation: (who: string, list: string) => `${who} invited you to “${list}”`,
  permission: (permission: Permission) => permissions[permission],
  accepted: (who: string, list: string) => `${who} accepted your invitation to “${list}”`,
  declined: (list: string) => `Your invitation to “${list}” was declined`,
  listChanged: (who: string, list: string) => `${who} updated “${list}”`,
  tripCompleted: (who: string, list: string) => `${who} finished shopping for “${list}”`,
  accessEnded: (who: string, list: string) => `${who} no longer shares “${list}” with you`,
  ownCopy: (list: string) =>
    `“${list}” is your own list now, because its owner deleted their account`,

  price: {
    favorite: (product: string) => `One of your favorites is on sale: ${product}`,
    usual: (product: string) => `${product} costs less than you usually pay`,
    cart: (product: string) => `The price dropped on ${product} in your cart`,
  } satisfies Record<PriceNoticeReason, (product: string) => string>,
  priceDetails: {
    favorite: (price: string, before: string) => `${price}, was ${before}`,
    usual: (price: string, before: string) => `${price}, usually ${before}`,
    cart: (price: string, before: string) => `${price}, was ${before}`,
  },

  settingsTitle: 'Price alerts',
  settingsText:
    'No more than three a day, and no more than one every two weeks for the same product.',
  settingsFailed: 'We couldn’t load your price alerts',
  settingsNotSaved: 'We couldn’t save your choice',
  switches: {
    favorite: 'A favorite goes on sale',
    usual: 'Something you buy often costs less than you usually pay',
    cart: 'The price drops on something in your cart',
  } satisfies Record<PriceNoticeReason, string>,

  /** Stands for somebody whose account was deleted. */
  formerMember: 'A former member',

  ago: (amount: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-amount, unit),
  justNow: 'Just now',
}
