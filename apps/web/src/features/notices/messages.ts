import type { PriceNoticeReason } from '@aisleway/core/notices/price-notices'
import type { Permission } from '@aisleway/core/sharing/sharing'
import { locale } from '../../ui/text/locale.ts'

const permissions: Record<Permission, string> = { edit: 'Can edit', view: 'View only' }

export const messages = {
  title: 'Notices',
  open: (unread: number) => (unread > 0 ? `Notices, ${unread} unread` : 'Notices'),
  close: 'Close',
  loading: 'Loading notices',
  none: 'Nothing new',
  noneText:
    'Invitations, what others do on your shared lists, and lower prices that matter to you are told here.',
  failed: 'Notices could not be loaded.',
  tryAgain: 'Try again',
  unread: 'New',

  invitation: (who: string, list: string) => `${who} invited you to “${list}”`,
  permission: (permission: Permission) => permissions[permission],
  accepted: (who: string, list: string) => `${who} accepted your invitation to “${list}”`,
  declined: (list: string) => `Your invitation to “${list}” was declined`,
  listChanged: (who: string, list: string) => `${who} changed “${list}”`,
  tripCompleted: (who: string, list: string) => `${who} finished shopping “${list}”`,
  accessEnded: (who: string, list: string) => `${who} no longer shares “${list}” with you`,

  price: {
    favorite: (product: string) => `${product} is on sale, one of your favorites`,
    usual: (product: string) => `${product} is cheaper than you usually pay`,
    cart: (product: string) => `${product} in your cart has become cheaper`,
  } satisfies Record<PriceNoticeReason, (product: string) => string>,
  priceDetails: {
    favorite: (price: string, before: string) => `${price}, was ${before}`,
    usual: (price: string, before: string) => `${price}, usually ${before}`,
    cart: (price: string, before: string) => `${price}, was ${before}`,
  },

  settingsTitle: 'Price notices',
  settingsText: 'At most three a day, and one product not more than once in two weeks.',
  settingsFailed: 'Price notices could not be loaded',
  settingsNotSaved: 'The choice could not be saved',
  switches: {
    favorite: 'A favorite is on sale',
    usual: 'Something you buy often is cheaper than you usually pay',
    cart: 'A product in your cart has become cheaper',
  } satisfies Record<PriceNoticeReason, string>,

  /** Stands for somebody whose account was deleted. */
  formerMember: 'A former member',

  ago: (amount: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-amount, unit),
  justNow: 'Just now',
}
