import type { Trip } from '@aisleway/core/trips/contract'

export const messages = {
  summaryPageTitle: 'Your trip · Aisleway',
  loading: 'Loading your trip',
  completed: "Great job! You've completed your trip.",
  tripOf: (listName: string, date: string) => `${listName} · ${date}`,
  completedBy: (name: string) => `Completed by ${name}`,
  waiting: 'This trip is saved on this device. It will sync when you’re connected again.',
  stats: 'Your trip by the numbers',
  timeSpent: 'time spent shopping',
  fromFirstTick: 'From the first item you checked off.',
  itemsChecked: 'items checked',
  checkedOf: ({ checkedItemsCount, itemsCount }: Pick<Trip, 'checkedItemsCount' | 'itemsCount'>) =>
    `${checkedItemsCount} of ${itemsCount}`,
  estimatedSpend: 'estimated spend',
  saved: (amount: string) => `${amount} saved`,
  savings: 'What you saved',
  savingsOf: { list: 'On sale on your list', aisle: 'Added in the aisle', deal: 'Deals you added' },
  times: (quantity: number) => `×\u00a0${quantity}`,
  items: 'Items on this trip',
  notBought: 'Not checked',
  noPrice: 'No price',
  startNewTrip: 'Start New Trip',
  backToHome: 'Back to Home',
  notFound: 'Trip not found.',
  notFoundText: 'You can only open trips from your own account.',
  notLoaded: { title: 'Error', message: 'Could not load trip data.' },
}
