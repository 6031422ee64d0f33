import type { Shelf } from '../kind.ts'
import { cutFlowers } from './floral/cut-flowers.ts'
import { plantsAndGifts } from './floral/plants-gifts.ts'

export const floral: Shelf = {
  department: 'Floral',
  brands: {
    'Glen Bloom': { tier: 'mid' },
    'Marigold & Mabel': { tier: 'premium' },
    'Fernery Row': { tier: 'mid' },
    'Petal & Post': { tier: 'mid' },
  },
  kinds: [...cutFlowers, ...plantsAndGifts],
}
