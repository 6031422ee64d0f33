import type { Shelf } from '../kind.ts'
import { babyCare } from './baby/care.ts'
import { diapering } from './baby/diapering.ts'
import { feeding } from './baby/feeding.ts'
import { babyFood } from './baby/food.ts'
import { formula } from './baby/formula.ts'
import { toddlerFood } from './baby/toddler-food.ts'

export const baby: Shelf = {
  department: 'Baby',
  brands: {
    'Poppy Spoon': { tier: 'mid' },
    'Pebble & Plum': { tier: 'mid', colour: 'purple' },
    'Tiny Acorn': { tier: 'organic' },
    'Morning Lullaby': { tier: 'mid', colour: 'amber' },
    'First Nest': { tier: 'premium', colour: 'navy' },
    'Little Otter': { tier: 'mid', colour: 'teal' },
    'Bumble & Bear': { tier: 'mid' },
  },
  kinds: [...babyFood, ...toddlerFood, ...formula, ...diapering, ...babyCare, ...feeding],
}
