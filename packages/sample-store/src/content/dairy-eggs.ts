import type { Shelf } from '../kind.ts'
import { butter } from './dairy-eggs/butter.ts'
import { cheeseBlocks } from './dairy-eggs/cheese-blocks.ts'
import { cheeseReady } from './dairy-eggs/cheese-ready.ts'
import { cream } from './dairy-eggs/cream.ts'
import { cultured } from './dairy-eggs/cultured.ts'
import { doughAndDesserts } from './dairy-eggs/dough-desserts.ts'
import { eggs } from './dairy-eggs/eggs.ts'
import { greekYogurt } from './dairy-eggs/greek-yogurt.ts'
import { milk } from './dairy-eggs/milk.ts'
import { plantMilk } from './dairy-eggs/plant-milk.ts'
import { yogurt } from './dairy-eggs/yogurt.ts'

export const dairyEggs: Shelf = {
  department: 'Dairy & Eggs',
  brands: {
    'Tin Pail': { tier: 'mid' },
    'Schoolhouse Dairy': { tier: 'mid' },
    'Three Bells Creamery': { tier: 'premium' },
    'Windrow Pastures': { tier: 'organic' },
    'Nanny Knoll': { tier: 'premium' },
    Larkmead: { tier: 'mid' },
    Aegina: { tier: 'mid', colour: 'navy' },
    'Thessaly Hills': { tier: 'premium', colour: 'blue' },
    Snowfell: { tier: 'premium', colour: 'slate' },
    'Giddy Calf': { tier: 'mid', colour: 'purple' },
    'Old Lockhouse': { tier: 'mid' },
    'Millrace Creamery': { tier: 'premium', colour: 'plum' },
    Alpenrue: { tier: 'premium', colour: 'red' },
    'Casa Bellari': { tier: 'mid', colour: 'green' },
    'Valle Dorada': { tier: 'mid', colour: 'orange' },
    'Oat & Arrow': { tier: 'mid', colour: 'tan' },
    'Almendra Grove': { tier: 'mid' },
    'Nut & Nettle': { tier: 'premium', colour: 'teal' },
    'Silver Pod': { tier: 'mid', colour: 'lime' },
    'Porch Swing': { tier: 'mid' },
    'Churn & Thistle': { tier: 'premium' },
    Kilbrannan: { tier: 'premium', colour: 'green' },
    'Morning Glade': { tier: 'mid', colour: 'yellow' },
    Bramblehen: { tier: 'mid', colour: 'amber' },
    'Sunup Acres': { tier: 'mid' },
    'Perch & Feather': { tier: 'premium', colour: 'forest' },
    'Warm Mitten': { tier: 'mid' },
    'Chip & Tally': { tier: 'mid' },
  },
  kinds: [
    ...milk,
    ...cream,
    ...plantMilk,
    ...yogurt,
    ...greekYogurt,
    ...cheeseBlocks,
    ...cheeseReady,
    ...butter,
    ...eggs,
    ...cultured,
    ...doughAndDesserts,
  ],
}
