import type { Shelf } from '../kind.ts'
import { cakes } from './bakery/cakes.ts'
import { cookies } from './bakery/cookies.ts'
import { hearthBread } from './bakery/hearth-bread.ts'
import { pastry } from './bakery/pastry.ts'
import { rollsAndWraps } from './bakery/rolls-wraps.ts'
import { slicedBread } from './bakery/sliced-bread.ts'

export const bakery: Shelf = {
  department: 'Bakery',
  brands: {
    'Crossing Bakehouse': { tier: 'mid' },
    'Sunday Loaf': { tier: 'mid' },
    'Tawny Sheaf': { tier: 'mid' },
    'Stoneboat Bakers': { tier: 'premium', colour: 'slate' },
    'Forno Bettina': { tier: 'premium' },
    'Seed & Steady': { tier: 'organic', colour: 'forest' },
    'Baum & Lev': { tier: 'mid', colour: 'blue' },
    'Ludlow Bagel Works': { tier: 'mid', colour: 'navy' },
    Toastworthy: { tier: 'mid', colour: 'orange' },
    'Tia Rosalba': { tier: 'mid', colour: 'tomato' },
    'El Comalito': { tier: 'mid', colour: 'yellow' },
    'Cedar Tabun': { tier: 'mid' },
    'Lighter Loaf': { tier: 'premium', colour: 'teal' },
    'Free Crumb': { tier: 'premium', colour: 'teal' },
    'Ringlet Donut Co.': { tier: 'mid', colour: 'pink' },
    'Dilly Dell': { tier: 'mid', colour: 'blue' },
    'Grandpa Otis': { tier: 'mid' },
    'Aunt Winnie': { tier: 'mid' },
  },
  kinds: [...slicedBread, ...hearthBread, ...rollsAndWraps, ...pastry, ...cakes, ...cookies],
}
