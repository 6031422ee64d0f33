import type { Shelf } from '../kind.ts'
import { airAndPest } from './household/air-pest.ts'
import { candles } from './household/candles.ts'
import { cleaners } from './household/cleaners.ts'
import { cleaningTools } from './household/cleaning-tools.ts'
import { dish } from './household/dish.ts'
import { foodStorage } from './household/food-storage.ts'
import { hardware } from './household/hardware.ts'
import { kitchenTools } from './household/kitchen-tools.ts'
import { laundry } from './household/laundry.ts'
import { officeAndParty } from './household/office-party.ts'
import { paper } from './household/paper.ts'
import { tableware } from './household/tableware.ts'

export const household: Shelf = {
  department: 'Household',
  brands: {
    'Plain & Good': { tier: 'value', colour: 'sky' },
    // Paper goods
    Softwillow: { tier: 'mid', colour: 'purple' },
    Cloudrest: { tier: 'premium' },
    'Second Leaf': { tier: 'organic', colour: 'lime' },
    // Laundry, dish and cleaning
    Clothesline: { tier: 'mid', colour: 'blue' },
    Sudsworth: { tier: 'mid' },
    'Marigold Wash House': { tier: 'premium' },
    Mossbank: { tier: 'organic', colour: 'green' },
    'Bright Basin': { tier: 'mid' },
    Scourwell: { tier: 'mid', colour: 'red' },
    Gleamery: { tier: 'mid' },
    'Hopper & Hale': { tier: 'premium', colour: 'slate' },
    'Mop & Bucket': { tier: 'mid', colour: 'teal' },
    // Bags, wraps and storage
    Haulaway: { tier: 'mid', colour: 'black' },
    Stoutbag: { tier: 'mid' },
    Silverlap: { tier: 'mid', colour: 'navy' },
    Snugtop: { tier: 'mid' },
    'Larder & Lid': { tier: 'premium' },
    // Power, light and repairs
    'Ampersand Power': { tier: 'mid', colour: 'black' },
    Longvolt: { tier: 'premium', colour: 'amber' },
    Lumenfield: { tier: 'mid' },
    Handyside: { tier: 'mid', colour: 'orange' },
    // Candles, air and pests
    'Wick & Hollow': { tier: 'premium' },
    Hearthlight: { tier: 'mid' },
    'Airy Meadow': { tier: 'mid' },
    Fieldguard: { tier: 'mid', colour: 'forest' },
    // Kitchen, desk and party
    'Tin & Timber': { tier: 'mid' },
    'Oak Street Kitchen': { tier: 'premium', colour: 'slate' },
    'Scribble & Sons': { tier: 'mid', colour: 'yellow' },
    'Jubilee Table': { tier: 'mid' },
  },
  kinds: [
    ...paper,
    ...laundry,
    ...dish,
    ...cleaners,
    ...cleaningTools,
    ...foodStorage,
    ...tableware,
    ...kitchenTools,
    ...candles,
    ...airAndPest,
    ...hardware,
    ...officeAndParty,
  ],
}
