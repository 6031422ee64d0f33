import type { Shelf } from '../kind.ts'
import { baconAndSausage } from './meat-seafood/bacon-sausage.ts'
import { beef } from './meat-seafood/beef.ts'
import { fish } from './meat-seafood/fish.ts'
import { plantBasedMeat } from './meat-seafood/plant-based.ts'
import { pork } from './meat-seafood/pork.ts'
import { poultry } from './meat-seafood/poultry.ts'
import { shellfish } from './meat-seafood/shellfish.ts'

export const meatSeafood: Shelf = {
  department: 'Meat & Seafood',
  brands: {
    'Stone Paddock': { tier: 'mid' },
    'Hudson & Thorne': { tier: 'premium', colour: 'black' },
    'Clover Paddock': { tier: 'organic' },
    'Briar Hollow': { tier: 'mid' },
    'Copper Rail': { tier: 'mid' },
    'Juniper Smokehouse': { tier: 'premium' },
    'Bayard Brothers': { tier: 'mid', colour: 'yellow' },
    'Casa Petrelli': { tier: 'premium', colour: 'red' },
    'Maple Roost': { tier: 'mid' },
    'Amberwood Acres': { tier: 'premium', colour: 'amber' },
    'Cape Tolland': { tier: 'mid', colour: 'blue' },
    'North Ledge': { tier: 'premium', colour: 'navy' },
    'Field & Pulse': { tier: 'mid' },
  },
  kinds: [
    ...beef,
    ...pork,
    ...baconAndSausage,
    ...poultry,
    ...fish,
    ...shellfish,
    ...plantBasedMeat,
  ],
}
