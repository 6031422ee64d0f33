import { countText } from '@aisleway/core/count-text'

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
  failed: 'The store cannot be searched right now',
  none: (text: string) => `No product is called “${text}”`,
  found: (count: number) => (count === 1 ? '1 product suggested' : `${count} products suggested`),
}
