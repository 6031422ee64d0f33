import { countText } from '@aisleway/core/text/count-text'

export const messages = {
  suggestions: 'Suggestions',
  products: 'Products',
  places: 'Departments and diets',
  departments: 'Departments',
  inDepartment: (text: string, department: string) => `${text} in ${department}`,
  seeAll: (count: number, text: string) =>
    count === 1
      ? `See 1 product for “${text}”`
      : `See all ${countText(count)} products for “${text}”`,
  searchFor: (text: string) => `Search for “${text}”`,
  searching: 'Searching...',
  failed: 'Search isn’t working right now',
  none: (text: string) => `No products match “${text}”`,
  usuals: 'Your usuals',
  addingTo: (listName: string) => `Adding to ${listName}`,
  justAdded: 'Just added',
  add: (count: number, name: string, listName: string | null) =>
    `Add ${count > 1 ? `${count} × ` : ''}${name} to ${listName ?? 'cart'}`,
  addAll: (count: number, listName: string | null) =>
    `Add all ${countText(count)} to ${listName ?? 'cart'}`,
  addAsWritten: (words: string) => `Add “${words}” as typed`,
  oneMore: (name: string) => `One more ${name}`,
  oneLess: (name: string) => `One less ${name}`,
  remove: (name: string) => `Remove ${name}`,
  added: (name: string, listName: string | null) =>
    listName === null ? `${name} is in your cart` : `${name} is on ${listName}`,
  addedAll: (count: number, listName: string | null) =>
    listName === null ? `${count} items are in your cart` : `${count} items are on ${listName}`,
  tooLong: {
    title: 'Only the beginning fits here',
    message: 'My Lists can import a longer list.',
  },
  found: (count: number) => (count === 1 ? '1 product suggested' : `${count} products suggested`),
}
