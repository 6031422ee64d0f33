import type { BasketGroup } from '@aisleway/core/generator/basket/dietary-guidance'

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)

export const messages = {
  people: 'People',
  morePeople: 'One more person',
  fewerPeople: 'One person less',
  days: 'Days',
  dayCount: (days: number) => `${days} days`,
  fill: 'Fill the basket',
  filling: 'Filling...',
  intro: 'Say for how many people and days, and what you want to spend.',
  promises: {
    needs:
      'Vegetables, fruit, grains, dairy and protein in the amounts that dietary guidelines advise',
    usuals: 'What you buy again and again comes first',
    choice: 'Keep what you like, and have the rest replaced',
  },
  summary: (people: number, days: number, budget: string) =>
    `${people === 1 ? '1 person' : `${people} people`}, ${days} days, up to ${budget}`,
  title: (count: number) => `Your basket of ${products(count)}`,
  again: 'Fill again',
  groupsTitle: 'What it gives of what you need',
  groups: {
    vegetables: 'Vegetables',
    fruits: 'Fruit',
    grains: 'Grains',
    dairy: 'Dairy',
    protein: 'Protein foods',
  } satisfies Record<BasketGroup, string>,
  share: (percent: number) => `${percent}%`,
  source: 'By the Dietary Guidelines for Americans, for adults with 2,000 calories a day.',
  keep: (name: string) => `Keep ${name}`,
  replace: (name: string) => `Replace ${name}`,
  replaced: 'Replaced',
  failed: { title: 'The basket could not be filled', message: 'Please try again later.' },
  noneFound: 'Nothing in the store fits. Try another diet or a larger budget.',
}
