import type { Shelf } from '../kind.ts'
import { applesAndPears } from './produce/apples-pears.ts'
import { berriesAndGrapes } from './produce/berries-grapes.ts'
import { citrus } from './produce/citrus.ts'
import { produceCooler } from './produce/cooler.ts'
import { cutProduce } from './produce/cut-produce.ts'
import { greenVegetables } from './produce/green-vegetables.ts'
import { herbs } from './produce/herbs.ts'
import { mushrooms } from './produce/mushrooms.ts'
import { roots } from './produce/roots.ts'
import { salads } from './produce/salads.ts'
import { stoneAndTropicalFruit } from './produce/stone-tropical.ts'
import { tomatoesAndPeppers } from './produce/tomatoes-peppers.ts'

export const produce: Shelf = {
  department: 'Produce',
  brands: {
    'Market Crossing': { tier: 'value', colour: 'green' },
    'Crossing Organics': { tier: 'organic', colour: 'forest' },
    'Kettle Ridge Orchards': { tier: 'mid' },
    'Sundial Groves': { tier: 'mid' },
    'Thimble Patch': { tier: 'mid' },
    Vinegate: { tier: 'mid' },
    'Isla Verano': { tier: 'mid' },
    'Glasshouse Nine': { tier: 'premium' },
    Spudwell: { tier: 'mid' },
    'Mohawk Flats': { tier: 'mid' },
    Underleaf: { tier: 'premium' },
    'Willow Basin': { tier: 'mid' },
    'Bright Furrow': { tier: 'mid' },
    'True Loam': { tier: 'organic' },
    'Kitchen Sill': { tier: 'mid' },
    'Quiet Bean': { tier: 'mid' },
    'Jang & Daughter': { tier: 'premium', colour: 'red' },
    'Cold Lantern': { tier: 'premium' },
  },
  kinds: [
    ...applesAndPears,
    ...citrus,
    ...berriesAndGrapes,
    ...stoneAndTropicalFruit,
    ...roots,
    ...tomatoesAndPeppers,
    ...greenVegetables,
    ...mushrooms,
    ...salads,
    ...herbs,
    ...cutProduce,
    ...produceCooler,
  ],
}
