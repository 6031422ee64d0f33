import type { BasketGroup } from '@aisleway/core/generator/basket/dietary-guidance'

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)

export const messages = {
  people: 'People',
  morePeople: 'One more person',
  fewerPeople: 'One less person',
  days: 'Days',
  dayCount: (days: number) => `${days} days`,
  fill: 'Fill the basket',
  filling: 'Filling...',
  intro: 'Tell us how many people, how many days, and what you want to spend.',
  promises: {
    needs:
      'Vegetables, fruit, grains, dairy, and protein in the amounts dietary guidelines recommend',
    usuals: 'The things you buy again and again come first',
    choice: 'Keep what you like and replace the rest',
  },
  summary: (people: number, days: number, budget: string) =>
    `${people === 1 ? '1 person' : `${people} people`}, ${days} days, up to ${budget}`,
  title: (count: number) => `Your basket of ${products(count)}`,
  again: 'Fill again',
  groupsTitle: 'How much of your needs it covers',
  groups: {
    vegetables: 'Vegetables',
    fruits: 'Fruit',
    grains: 'Grains',
    dairy: 'Dairy',
    protein: 'Protein foods',
  } satisfies Record<BasketGroup, string>,
  share: (percent: number) => `${percent}%`,
  source: 'Based on the Dietary Guidelines for Americans for adults eating 2,000 calories a day.',
  keep: (name: string) => `Keep ${name}`,
  replace: (name: string) => `Replace ${name}`,
  failed: { title: 'We couldn’t fill the basket', message: 'Please try again later.' },
  noneFound: 'Nothing in the store fits. Try another diet or a bigger budget.',
}
