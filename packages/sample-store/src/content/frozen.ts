import type { Shelf } from '../kind.ts'
import { breakfast } from './frozen/breakfast.ts'
import { doughAndDesserts } from './frozen/dough-desserts.ts'
import { fruit } from './frozen/fruit.ts'
import { iceCream } from './frozen/ice-cream.ts'
import { meals } from './frozen/meals.ts'
import { pizza } from './frozen/pizza.ts'
import { seafoodAndPlant } from './frozen/seafood-plant.ts'
import { singleMeals } from './frozen/single-meals.ts'
import { snacks } from './frozen/snacks.ts'
import { vegetables } from './frozen/vegetables.ts'

export const frozen: Shelf = {
  department: 'Frozen',
  brands: {
    'North Furrow': { tier: 'mid' },
    'Thistle Acre': { tier: 'organic', colour: 'forest' },
    'Spud Wagon': { tier: 'mid' },
    'Nonna Fiorella': { tier: 'mid' },
    'Slice Street': { tier: 'mid' },
    'Stone & Ember': { tier: 'premium', colour: 'black' },
    'Roost & Roll': { tier: 'mid' },
    'Supper Lane': { tier: 'mid', colour: 'red' },
    'Fairweather Kitchen': { tier: 'mid' },
    'Copper Ladle': { tier: 'premium', colour: 'plum' },
    'Hop & Holler': { tier: 'mid' },
    'Babcia Halina': { tier: 'mid' },
    'Paper Crane': { tier: 'mid' },
    'Marigold Bazaar': { tier: 'mid', colour: 'amber' },
    'Mesa Linda': { tier: 'mid' },
    'Sunny Griddle': { tier: 'mid' },
    'Lakeside Scoop': { tier: 'mid' },
    'Cow & Cone': { tier: 'mid' },
    'Gilded Spoon': { tier: 'premium' },
    'Hale & Frosty': { tier: 'mid', colour: 'teal' },
    'Polar Pup': { tier: 'mid' },
    'Frutera Sol': { tier: 'mid' },
    Harborlight: { tier: 'mid', colour: 'navy' },
    'Captain Tolliver': { tier: 'mid' },
    'Sprout Street': { tier: 'mid', colour: 'lime' },
    'Proof & Rise': { tier: 'mid' },
  },
  kinds: [
    ...vegetables,
    ...fruit,
    ...breakfast,
    ...pizza,
    ...snacks,
    ...singleMeals,
    ...meals,
    ...seafoodAndPlant,
    ...iceCream,
    ...doughAndDesserts,
  ],
}
