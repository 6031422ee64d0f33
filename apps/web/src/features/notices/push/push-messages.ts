import type { PushKind } from '@aisleway/core/notices/push'

export const messages = {
  title: 'Messages on this device',
  text: 'They are shown while Aisleway is closed, too.',
  unsupported:
    'This browser cannot show messages while Aisleway is closed. On an iPhone, add Aisleway to the Home Screen first.',
  blocked: 'They are blocked in the settings of this browser.',
  failed: 'The settings for messages could not be loaded',
  notSaved: 'The choice could not be saved',
  notAllowed: {
    title: 'Messages were not allowed',
    message: 'You can allow them in the settings of this browser.',
  },
  switches: {
    invitation: 'Somebody invites you to a list, or answers your invitation',
    listChanged: 'Somebody changed a list that you share',
    tripCompleted: 'Somebody finished shopping a list that you share',
    favorite: 'A favorite is on sale',
  } satisfies Record<PushKind, string>,
  offer: 'Be told on this device when Aisleway is closed?',
  turnOn: 'Turn on',
  notNow: 'Not now',
}
