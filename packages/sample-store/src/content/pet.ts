import type { Shelf } from '../kind.ts'
import { petCare } from './pet/care.ts'
import { catFood } from './pet/cat-food.ts'
import { dogFood } from './pet/dog-food.ts'
import { litter } from './pet/litter.ts'
import { smallPets } from './pet/small-pets.ts'
import { petToys } from './pet/toys.ts'
import { treats } from './pet/treats.ts'

export const pet: Shelf = {
  department: 'Pet',
  brands: {
    'Barkley Farm': { tier: 'mid' },
    'Good Fetch': { tier: 'mid', colour: 'red' },
    Ridgehound: { tier: 'premium' },
    'Green Kennel': { tier: 'organic', colour: 'forest' },
    Whiskerwell: { tier: 'mid' },
    'Tabby Lane': { tier: 'mid', colour: 'purple' },
    'Silver Purr': { tier: 'premium' },
    'Clump & Co.': { tier: 'mid', colour: 'blue' },
    'Finch & Feeder': { tier: 'mid' },
    'Burrow & Hay': { tier: 'mid', colour: 'lime' },
    Ripplefin: { tier: 'mid', colour: 'sky' },
    Tugworthy: { tier: 'mid' },
    'Muddy Boots': { tier: 'mid', colour: 'teal' },
  },
  kinds: [...dogFood, ...catFood, ...treats, ...litter, ...petCare, ...petToys, ...smallPets],
}
