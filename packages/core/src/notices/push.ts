/** What a device can be notified of while the app is closed; each kind has its own switch. */
export const pushKinds = ['invitation', 'listChanged', 'tripCompleted', 'favorite'] as const

export type PushKind = (typeof pushKinds)[number]

export type PushSettings = Record<PushKind, boolean>

export const noPushes: PushSettings = {
  invitation: false,
  listChanged: false,
  tripCompleted: false,
  favorite: false,
}

export const allPushes: PushSettings = {
  invitation: true,
  listChanged: true,
  tripCompleted: true,
  favorite: true,
}

/** The payload, encrypted on its way to the device. A later message with the same tag replaces the earlier one. */
export type PushPayload = {
  title: string
  text: string
  /** The page that a press opens. */
  path: string
  tag: string
  language: string
}
