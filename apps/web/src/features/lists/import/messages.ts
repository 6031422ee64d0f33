export const messages = {
  title: 'Import a list',
  text: 'One item a line, such as “2 x milk”, or a CSV file with an “item” column.',
  linesLabel: 'Items',
  linesPlaceholder: '2 x milk\nsourdough bread\nbirthday candles',
  chooseFile: 'Choose a file',
  fileLabel: 'CSV or text file',
  close: 'Close',
  next: 'Find in store',
  finding: 'Searching...',
  nothing: { title: 'Nothing to import', message: 'Type at least one item, or choose a file.' },
  fileTooLarge: { title: 'Nothing to import', message: 'The file is too large for a list.' },
  fileFailed: { title: 'Error', message: 'The file could not be read.' },
  findFailed: { title: 'Error', message: 'The store could not be searched. Please try again.' },

  reviewTitle: 'Check your list',
  nameLabel: 'List name',
  namePlaceholder: 'Enter list name',
  foundCount: (found: number, all: number) => `${found} of ${all} found in the store`,
  freeText: (count: number) =>
    count === 1
      ? '1 line was not found. It goes on the list as you wrote it, without a price.'
      : `${count} lines were not found. They go on the list as you wrote them, without a price.`,
  written: (text: string) => `You wrote “${text}”`,
  asWritten: (guess?: string) => (guess ? `As written. Did you mean ${guess}?` : 'As written'),
  keepText: 'Keep my words',
  useProduct: 'Use product',
  ofItem: (label: string, text: string) => `${label}, ${text}`,
  quantity: (quantity: number) => `× ${quantity}`,
  back: 'Back',
  save: 'Save List',
  saving: 'Saving...',
  saved: { title: 'List saved successfully!' },
  saveFailed: {
    title: 'Error saving list',
    message: 'Failed to save your list. Please try again.',
  },
}
