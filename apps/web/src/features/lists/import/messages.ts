import { maxListItems } from '@aisleway/core/lists/list-item'

export const messages = {
  title: 'Import a list',
  text: 'Type one item per line, like “2 x milk” or “2 dozen eggs”, or choose a CSV file with an “item” column.',
  linesLabel: 'Items',
  linesPlaceholder: '2 x milk\n1 lb ground beef\nbirthday candles',
  chooseFile: 'Choose file',
  fileLabel: 'CSV or text file',
  close: 'Close',
  next: 'Find in store',
  finding: 'Searching...',
  nothing: { title: 'Nothing to import', message: 'Type at least one item or choose a file.' },
  tooMany: (count: number) => ({
    title: 'Too many items',
    message: `A list holds up to ${maxListItems} items, and you have ${count}. Please split them into several lists.`,
  }),
  fileTooLarge: { title: 'File too large', message: 'Please choose a smaller file.' },
  fileFailed: { title: 'Error', message: 'We couldn’t read that file. Please try another one.' },
  findFailed: { title: 'Error', message: 'We couldn’t search the store. Please try again.' },

  reviewTitle: 'Check your list',
  nameLabel: 'List name',
  namePlaceholder: 'Enter list name',
  foundCount: (found: number, all: number) => `${found} of ${all} found in the store`,
  freeText: (count: number) =>
    count === 1
      ? 'We couldn’t find 1 item. It stays on your list as you wrote it, without a price.'
      : `We couldn’t find ${count} items. They stay on your list as you wrote them, without a price.`,
  leftOut: (texts: readonly string[]) =>
    `Left out, because you want none: ${texts.map(text => `“${text}”`).join(', ')}`,
  written: (text: string) => `You wrote “${text}”`,
  asWritten: (guess?: string) => (guess ? `As written. Did you mean ${guess}?` : 'As written'),
  keepText: 'Keep as I wrote it',
  quoted: (text: string) => `“${text}”`,
  change: 'Change',
  undo: 'Undo',
  choicesFor: (text: string) => `Options for “${text}”`,
  packages: (count: number, each: string, total: string) => `${count} × ${each} = ${total}`,
  ofItem: (label: string, text: string) => `${label}, ${text}`,
  quantity: (quantity: number) => `× ${quantity}`,
  back: 'Back',
  save: 'Save List',
  saving: 'Saving...',
  saved: {
    title: 'List saved! 🎉',
    message: 'Your grocery list has been saved successfully.',
  },
  saveFailed: {
    title: 'Error saving list',
    message: 'Failed to save your list. Please try again.',
  },
}
