import { countText } from '@aisleway/core/text/count-text'

export const messages = {
  replaced: (typed: string, used: string) => `No results for “${typed}”. Showing “${used}”.`,
  meant: (typed: string, used: string) => `Showing “${used}” for “${typed}”.`,
  removed: (words: string) => `No products match every word. Showing results without “${words}”.`,
  searchFor: (query: string) => `Search for “${query}”`,
  didYouMean: (query: string) => `Did you mean “${query}”?`,
  and: '” and “',
  things: (count: number) => `${countText(count)} items to find`,
  addAll: 'Add all to cart',
  nothingFor: (query: string) => `No results for “${query}”`,
  seeAll: (count: number, query: string) => `See all ${countText(count)} for “${query}”`,
}
