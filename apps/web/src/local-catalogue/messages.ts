import { countText } from '@aisleway/core/text/count-text'

export const messages = {
  title: 'On this device',
  keep: 'Save products and meals to shop offline',
  text: 'We’ll download about a third of a megabyte on a good connection and remove it when you sign out.',
  kept: (count: number, date: string) => `${countText(count)} products, with prices as of ${date}.`,
  none: 'Nothing saved yet.',
  slow: 'Nothing saved yet. Your connection is slow or in data saver mode.',
  notKept: 'Nothing saved.',
}
