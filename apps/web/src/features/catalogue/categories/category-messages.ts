/** What shoppers read for a category; addresses, files and filters keep the catalogue's own name. */
export const messages = {
  category: (name: string): string => name,
  legend: 'Categories',
  all: 'All',
}
