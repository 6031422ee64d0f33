import type { PushKind } from '@aisleway/core/notices/push'

export const messages = {
  title: 'Notifications on this device',
  text: 'You’ll get these even when Aisleway is closed.',
  unsupported:
    'This browser can’t show notifications when Aisleway is closed. On an iPhone, add Aisleway to your home screen first.',
  blocked: 'Notifications are blocked in your browser settings.',
  failed: 'We couldn’t load your notification settings',
  notSaved: 'We couldn’t save your choice',
  notAllowed: {
    title: 'Notifications are off',
    message: 'You can allow them in your browser settings.',
  },
  switches: {
    invitation: 'Someone invites you to a list or answers your invitation',
    listChanged: 'Someone updates a shared list',
    tripCompleted: 'Someone finishes shopping for a shared list',
    favorite: 'A favorite goes on sale',
  } satisfies Record<PushKind, string>,
  offer: 'Get notified on this device when Aisleway is closed?',
  turnOn: 'Turn on',
  notNow: 'Not now',
}
