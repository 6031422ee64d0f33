import type { Shelf } from '../kind.ts'
import { bathAndBody } from './personal-care/bath-body.ts'
import { cosmetics } from './personal-care/cosmetics.ts'
import { deodorant } from './personal-care/deodorant.ts'
import { eyeAndFootCare } from './personal-care/eye-foot.ts'
import { feminineCare } from './personal-care/feminine-care.ts'
import { firstAid } from './personal-care/first-aid.ts'
import { hair } from './personal-care/hair.ts'
import { medicine } from './personal-care/medicine.ts'
import { nutritionDrinks } from './personal-care/nutrition-drinks.ts'
import { oralCare } from './personal-care/oral-care.ts'
import { shave } from './personal-care/shave.ts'
import { skin } from './personal-care/skin.ts'
import { stomachRemedies } from './personal-care/stomach.ts'
import { sunCare } from './personal-care/sun.ts'
import { supplements } from './personal-care/supplements.ts'
import { vitamins } from './personal-care/vitamins.ts'

export const personalCare: Shelf = {
  department: 'Personal Care',
  brands: {
    // Hair
    'Willow & Rain': { tier: 'mid' },
    Silkwater: { tier: 'mid', colour: 'purple' },
    'Argan Road': { tier: 'premium', colour: 'amber' },
    'Coil & Crown': { tier: 'mid' },
    'Barber Street': { tier: 'mid', colour: 'navy' },
    'Petal & Pine': { tier: 'organic', colour: 'green' },
    // Bath, deodorant and shave
    Meadowmere: { tier: 'mid' },
    'Gentle Acre': { tier: 'mid', colour: 'cream' },
    Saltgrass: { tier: 'premium' },
    Hartwood: { tier: 'mid', colour: 'slate' },
    'Kestrel Edge': { tier: 'mid', colour: 'blue' },
    Featherline: { tier: 'mid', colour: 'pink' },
    'Quill & Cedar': { tier: 'premium', colour: 'brown' },
    // Mouth
    Pearlside: { tier: 'mid' },
    Minterly: { tier: 'mid', colour: 'teal' },
    'Root & Mint': { tier: 'organic' },
    // Skin, sun and cosmetics
    'Clara Dew': { tier: 'mid' },
    'Velvet Fig': { tier: 'premium', colour: 'plum' },
    'Snowdrop Skin': { tier: 'mid', colour: 'sky' },
    Sunporch: { tier: 'mid', colour: 'orange' },
    Shadybrook: { tier: 'premium' },
    'Ivy Court': { tier: 'mid' },
    'Maison Odile': { tier: 'premium', colour: 'black' },
    // Feminine care and protection
    Everlily: { tier: 'mid' },
    'Cotton Moon': { tier: 'organic', colour: 'teal' },
    'Steady Days': { tier: 'mid' },
    // Health
    Mendwell: { tier: 'mid', colour: 'red' },
    Easewell: { tier: 'mid' },
    'Hale & Hollis': { tier: 'premium', colour: 'navy' },
    Brightiris: { tier: 'mid', colour: 'teal' },
    Northroot: { tier: 'mid', colour: 'forest' },
    'Kindred Grove': { tier: 'mid' },
    'Sunlit Root': { tier: 'organic', colour: 'lime' },
    'Stride & Steady': { tier: 'mid' },
  },
  kinds: [
    ...hair,
    ...bathAndBody,
    ...deodorant,
    ...shave,
    ...oralCare,
    ...skin,
    ...sunCare,
    ...cosmetics,
    ...feminineCare,
    ...firstAid,
    ...medicine,
    ...stomachRemedies,
    ...vitamins,
    ...supplements,
    ...nutritionDrinks,
    ...eyeAndFootCare,
  ],
}
