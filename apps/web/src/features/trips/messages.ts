import type { Trip } from '@aisleway/core/trips/contract'

export const messages = {
  summaryPageTitle: 'Your trip · Aisleway',
  loading: 'Loading your trip',
  completed: "Great job! You've completed your trip.",
  tripOf: (listName: string, date: string) => `${listName} · ${date}`,
  completedBy: (name: string) => `Completed by ${name}`,
  waiting:
    'This trip is kept on this device. It is sent as soon as the store can be reached, and can be rated then.',
  stats: 'Your trip in figures',
  timeSpent: 'time spent shopping',
  fromFirstTick: 'Counted from the first tick.',
  itemsChecked: 'items checked',
  checkedOf: ({ checkedItemsCount, itemsCount }: Pick<Trip, 'checkedItemsCount' | 'itemsCount'>) =>
    `${checkedItemsCount} of ${itemsCount}`,
  estimatedSpend: 'estimated spend',
  saved: (amount: string) => `${amount} saved`,
  savings: 'What you saved',
  savingsOf: { list: 'On sale on your list', aisle: 'Added in the aisle', deal: 'Deals you added' },
  times: (quantity: number) => `×\u00a0${quantity}`,
  items: 'Items of this trip',
  notBought: 'Not checked',
  noPrice: 'No price',
  startNewTrip: 'Start New Trip',
  backToHome: 'Back to Home',
  notFound: 'Trip not found.',
  notFoundText: 'Only trips of your own account can be opened.',
  notLoaded: { title: 'Error', message: 'Could not load trip data.' },
}
