import { countText } from '@aisleway/core/count-text'

export const messages = {
  replaced: (typed: string, used: string) => `Nothing for “${typed}”. Showing “${used}”.`,
  removed: (words: string) => `Nothing has every word. Showing products without “${words}”.`,
  searchFor: (query: string) => `Search for “${query}”`,
  didYouMean: (query: string) => `Did you mean “${query}”?`,
  and: '” and “',
  things: (count: number) => `${countText(count)} things to find`,
  addAll: 'Add all to cart',
  nothingFor: (query: string) => `Nothing for “${query}”`,
  seeAll: (count: number, query: string) => `See all ${countText(count)} for “${query}”`,
}
