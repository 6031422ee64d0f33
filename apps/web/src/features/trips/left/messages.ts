import { pastDay } from './past-day.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const quoted = (words: readonly string[]) => words.map(each => `“${each}”`).join(', ')

export const messages = {
  title: (n: number, completedAt: string) => {
    const day = pastDay(completedAt, new Date())
    return `${n} left from ${day.kind === 'today' ? 'today' : day.text}`
  },
  more: (n: number) => `and ${n} more`,
  toList: 'Add to list',
  toCart: 'Add to cart',
  dismiss: 'No thanks',
  chooseTitle: (n: number) => `Add ${count(n, 'item', 'items')} to`,
  close: 'Close',
  newList: 'New list',
  seeList: 'View list',
  onList: (n: number, list: string) => ({
    title: `${count(n, 'item', 'items')} added`,
    message: list,
  }),
  inCart: (n: number, freeText: readonly string[]) => ({
    title: n === 0 ? 'Nothing added to cart' : `${count(n, 'product', 'products')} added to cart`,
    message: freeText.length > 0 ? `Only a list can hold ${quoted(freeText)}.` : '',
  }),
  listFull: { title: 'The list is full', message: 'Choose another list.' },
  cartFull: { title: 'Your cart is full', message: 'Choose a list, or make room in your cart.' },
  failed: { title: 'Error', message: 'We couldn’t add the items. Please try again.' },
}
