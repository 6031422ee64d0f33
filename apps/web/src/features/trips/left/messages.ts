import { pastDay } from './past-day.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const messages = {
  title: (n: number, completedAt: string) => {
    const day = pastDay(completedAt, new Date())
    return `${n} left from ${day.kind === 'today' ? 'today' : day.text}`
  },
  names: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', '),
  toList: 'Add to a list',
  toCart: 'Add to cart',
  dismiss: 'No, thanks',
  chooseTitle: (n: number) => `Add ${count(n, 'item', 'items')} to`,
  close: 'Close',
  newList: 'New list',
  seeList: 'See list',
  onList: (n: number, list: string) => ({
    title: `${count(n, 'item', 'items')} added`,
    message: list,
  }),
  inCart: (n: number, ownWords: readonly string[]) => ({
    title: `${count(n, 'product', 'products')} added to cart`,
    message: ownWords.length > 0 ? `Only a list can hold: ${ownWords.join(', ')}.` : '',
  }),
  listFull: { title: 'The list is full', message: 'Choose another one.' },
  failed: { title: 'Error', message: 'The items could not be carried over. Please try again.' },
}
