/** What the server needs to send messages to this device. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

export function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint = '', keys } = subscription.toJSON()
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}
