import type { Shelf } from '../kind.ts'
import { asianPantry } from './pantry/asian.ts'
import { baking } from './pantry/baking.ts'
import { bakingMixes } from './pantry/baking-mixes.ts'
import { beans } from './pantry/beans.ts'
import { breadings } from './pantry/breadings.ts'
import { broths } from './pantry/broths.ts'
import { cannedFishAndMeat } from './pantry/canned-fish-meat.ts'
import { cannedFruit } from './pantry/canned-fruit.ts'
import { cannedTomatoes } from './pantry/canned-tomatoes.ts'
import { cannedVegetables } from './pantry/canned-vegetables.ts'
import { condiments } from './pantry/condiments.ts'
import { dressings } from './pantry/dressings.ts'
import { indianPantry } from './pantry/indian.ts'
import { mexicanPantry } from './pantry/mexican.ts'
import { nutsAndDriedFruit } from './pantry/nuts-dried-fruit.ts'
import { oilsAndVinegars } from './pantry/oils-vinegars.ts'
import { olivesAndPickles } from './pantry/olives-pickles.ts'
import { pasta } from './pantry/pasta.ts'
import { pastaSauces } from './pantry/pasta-sauces.ts'
import { riceAndGrains } from './pantry/rice-grains.ts'
import { seasonings } from './pantry/seasonings.ts'
import { spices } from './pantry/spices.ts'
import { spreads } from './pantry/spreads.ts'

export const pantry: Shelf = {
  department: 'Pantry',
  brands: {
    // Oil, vinegar, salt and spice
    'Prairie Lark': { tier: 'mid' },
    'Kalliope Grove': { tier: 'mid', colour: 'blue' },
    'Campo Sereno': { tier: 'premium' },
    Palmward: { tier: 'mid' },
    'Old Coopers': { tier: 'mid' },
    'Spice Ledger': { tier: 'mid' },
    Pemberwick: { tier: 'premium' },
    Lakemount: { tier: 'mid' },
    'Salt Heron': { tier: 'premium' },
    // Baking
    'Tamarack Mills': { tier: 'mid' },
    'Whisk & Willow': { tier: 'premium' },
    'Aunt Hattie Lowe': { tier: 'mid' },
    'Silver Scoop': { tier: 'mid' },
    Featherspoon: { tier: 'mid' },
    Corriden: { tier: 'mid' },
    // Grains, pasta, beans and cans
    'Paddy & Plow': { tier: 'mid' },
    Grainwright: { tier: 'mid' },
    Bellavere: { tier: 'mid' },
    'Nonna Teodora': { tier: 'premium' },
    'Pastificio Lunara': { tier: 'premium' },
    'Vining Row': { tier: 'mid' },
    'Hobbs & Daughters': { tier: 'mid' },
    'Hollow Creek': { tier: 'mid' },
    'Copper Dipper': { tier: 'premium' },
    'Greenfield Row': { tier: 'mid' },
    'Ladder & Pail': { tier: 'mid' },
    'Captain Osgood': { tier: 'mid' },
    'Harbor Wren': { tier: 'premium' },
    // Sauces, spreads and pickles
    Ferncliff: { tier: 'premium' },
    'Dooley & Marsh': { tier: 'mid' },
    'Maison Aubrel': { tier: 'premium' },
    'Burl & Ember': { tier: 'mid' },
    'Red Heron': { tier: 'mid' },
    'Wickham Lane': { tier: 'mid' },
    'Winterberry Hill': { tier: 'mid' },
    'Nutting Lane': { tier: 'mid' },
    'Clover Bend Apiary': { tier: 'mid' },
    'Whitcomb Sugarhouse': { tier: 'premium' },
    'Pickett Cellar': { tier: 'mid' },
    Brinewell: { tier: 'premium' },
    'Root & Rill': { tier: 'organic' },
    // World kitchens
    'Jade Lantern': { tier: 'mid' },
    'Sumi & Reed': { tier: 'premium' },
    'Cocina Lupita': { tier: 'mid' },
    'Dos Hermanas Reyes': { tier: 'premium' },
    'Meenal Kitchen': { tier: 'mid' },
  },
  kinds: [
    ...oilsAndVinegars,
    ...baking,
    ...bakingMixes,
    ...nutsAndDriedFruit,
    ...spices,
    ...seasonings,
    ...riceAndGrains,
    ...pasta,
    ...pastaSauces,
    ...cannedTomatoes,
    ...beans,
    ...broths,
    ...cannedVegetables,
    ...cannedFruit,
    ...cannedFishAndMeat,
    ...condiments,
    ...dressings,
    ...spreads,
    ...olivesAndPickles,
    ...asianPantry,
    ...mexicanPantry,
    ...indianPantry,
    ...breadings,
  ],
}
