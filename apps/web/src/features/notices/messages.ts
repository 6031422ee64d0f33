import type { Permission } from '@aisleway/core/sharing/sharing'
import { locale } from '../../ui/text/locale.ts'

const permissions: Record<Permission, string> = { edit: 'Can edit', view: 'View only' }

export const messages = {
  title: 'Notices',
  open: (unread: number) => (unread > 0 ? `Notices, ${unread} unread` : 'Notices'),
  close: 'Close',
  loading: 'Loading notices',
  none: 'Nothing new',
  noneText: 'Invitations and what others do on your shared lists are told here.',
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

  /** Stands for somebody whose account was deleted. */
  formerMember: 'A former member',

  ago: (amount: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-amount, unit),
  justNow: 'Just now',
}
