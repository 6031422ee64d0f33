import { formatCents } from '@aisleway/core/money'

export const messages = {
  chooseFor: (slot: string) => `A meal for ${slot}`,
  search: 'Search meals',
  clearSearch: 'Clear search',
  difference: (cents: number) =>
    cents === 0 ? 'same cost' : `${formatCents(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`,
  loadingMeals: 'Looking for meals',
  noneFits: 'No other meal fits your wishes.',
  noneFound: (text: string) => `No meal that fits is called “${text}”.`,
  againstWishes: 'Other meals, against your wishes',
  otherMealsFailed: 'The other meals could not be loaded. Please try again.',
  showMore: 'Show more',
  leftoversTitle: (slot: string) => `Leftovers for ${slot}`,
  leftoversText: 'More is cooked then, and eaten here.',
  noneBefore: 'There is no earlier meal in the plan.',
  guestsLabel: 'Guests',
  oneMoreGuest: 'One more guest',
  oneGuestLess: 'One guest less',
  eatersTitle: (slot: string) => `Who eats: ${slot}`,
  whyTitle: (meal: string) => `Why ${meal}?`,
  noReason: 'It fits all your wishes, and no other choice makes the whole plan cheaper.',
  byHand: 'You chose it.',
  reasons: {
    usesRest: (food: string, when: string) => `It uses the rest of ${when}’s ${food}.`,
    atHome: (food: string) => `You have ${food} at home.`,
    onSale: (food: string) => `On sale: ${food}.`,
    favorite: 'It is one of your favorites.',
  },
}
