const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const messages = {
  loadFailed: { title: 'Error', message: 'Failed to load completed trips' },
  waiting: 'Waiting to sync',
  none: 'No completed trips yet',
  noneText: 'Finish shopping a list, and you’ll see what you spent and saved here.',
  toLists: 'Go to Saved Lists',
  trips: 'Completed trips',
  pages: 'Pages of trips',
  itemsCompleted: (checked: number, all: number) =>
    `${checked} of ${count(all, 'item', 'items')} completed`,
  duration: 'Duration',
  savings: 'Savings',
  nothingSaved: 'None',
  totalSpent: 'Total spent',
  viewMore: (n: number) => `View ${count(n, 'more item', 'more items')}`,
  showLess: 'Show less',
  ofTrip: (label: string, listName: string, date: string) => `${label}, ${listName}, ${date}`,
  summaryOf: (listName: string, date: string) => `Summary of ${listName}, ${date}`,
  with: (name: string) => `with ${name}`,
}
