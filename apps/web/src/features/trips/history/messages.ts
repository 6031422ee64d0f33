export const messages = {
  title: 'Your spending and savings',
  failed: 'We couldn’t load your history.',
  tryAgain: 'Try again',
  showTableOf: (title: string) => `Show as table: ${title}`,
  week: 'Week of',
  spent: 'Spent',
  saved: 'Saved',
  weeks: 'By week',
  weeksText: (weeks: number) =>
    weeks === 1 ? 'Your first week of trips' : `The last ${weeks} weeks`,
  department: 'Department',
  departments: 'By department',
  departmentsText: (total: string, since: string | undefined) =>
    since ? `${total} since ${since}` : `${total} across all trips`,
  prices: 'Price paid',
  pricesText: 'For items you’ve bought more than once',
  noPrices: 'Once you buy something twice, you’ll see its price over time here.',
  product: 'Product',
  date: 'Date',
  price: 'Price',
}
