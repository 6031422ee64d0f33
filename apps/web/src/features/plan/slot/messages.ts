import { formatCents } from '@aisleway/core/money'

export const messages = {
  chooseFor: (slot: string) => `Choose a meal for ${slot}`,
  search: 'Search meals',
  clearSearch: 'Clear search',
  difference: (cents: number) =>
    cents === 0 ? 'same cost' : `${formatCents(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`,
  loadingMeals: 'Finding meals',
  noneFits: 'No other meal fits your preferences.',
  noneFound: (text: string) => `No matching meals for “${text}”.`,
  againstConstraints: 'Meals outside your preferences',
  otherMealsFailed: 'We couldn’t load other meals. Please try again.',
  showMore: 'Show more',
  leftoversTitle: (slot: string) => `Leftovers for ${slot}`,
  leftoversText: 'We’ll plan extra servings of the meal you pick.',
  noneBefore: 'There’s no earlier meal in this plan.',
  guestsLabel: 'Guests',
  oneMoreGuest: 'One more guest',
  oneGuestLess: 'One less guest',
  eatersTitle: (slot: string) => `Who’s eating: ${slot}`,
  whyTitle: (meal: string) => `Why ${meal}?`,
  noReason: 'It fits all your preferences, and no other meal would lower the plan’s total.',
  byHand: 'You picked it.',
  reasons: {
    usesRest: (food: string, when: string) => `Uses up the ${food} left from ${when}.`,
    atHome: (food: string) => `You have ${food} at home.`,
    onSale: (food: string) => `On sale: ${food}.`,
    favorite: 'It’s one of your favorites.',
  },
}
