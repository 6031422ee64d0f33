import { countText } from '@aisleway/core/count-text'

export const messages = {
  title: 'On this device',
  keep: 'Keep products and meals for shopping without a network',
  text: 'Fetched on a good connection, about a third of a megabyte, and removed when you sign out.',
  kept: (count: number, date: string) =>
    `${countText(count)} products, with the prices of ${date}.`,
  none: 'Nothing is kept yet.',
  slow: 'Nothing is kept yet: this connection is slow or saves data.',
  notKept: 'Nothing is kept.',
}
