import type { Shelf } from '../kind.ts'
import { counterCheese } from './deli/counter-cheese.ts'
import { deliSalads } from './deli/deli-salads.ts'
import { dipsAndOlives } from './deli/dips-olives.ts'
import { sandwichesAndSides } from './deli/sandwiches-sides.ts'
import { slicedMeats } from './deli/sliced-meats.ts'

export const deli: Shelf = {
  department: 'Deli',
  brands: {
    'Alder Block': { tier: 'mid' },
    'Whitlock & Daughters': { tier: 'premium', colour: 'navy' },
    'Corner Counter': { tier: 'mid' },
    'Vecchia Torre': { tier: 'premium' },
    'Olive & Thyme Table': { tier: 'mid' },
    'Marchbank Affineurs': { tier: 'premium', colour: 'plum' },
  },
  kinds: [...slicedMeats, ...counterCheese, ...deliSalads, ...dipsAndOlives, ...sandwichesAndSides],
}
