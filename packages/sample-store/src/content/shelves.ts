import type { Shelf } from '../kind.ts'
import { alcohol } from './alcohol.ts'
import { baby } from './baby.ts'
import { bakery } from './bakery.ts'
import { beverages } from './beverages.ts'
import { dairyEggs } from './dairy-eggs.ts'
import { deli } from './deli.ts'
import { floral } from './floral.ts'
import { frozen } from './frozen.ts'
import { groceryAisles } from './grocery-aisles.ts'
import { household } from './household.ts'
import { mealSolutions } from './meal-solutions.ts'
import { meatSeafood } from './meat-seafood.ts'
import { pantry } from './pantry.ts'
import { personalCare } from './personal-care.ts'
import { pet } from './pet.ts'
import { produce } from './produce.ts'

export const shelves: readonly Shelf[] = [
  produce,
  dairyEggs,
  meatSeafood,
  bakery,
  deli,
  frozen,
  pantry,
  groceryAisles,
  beverages,
  mealSolutions,
  household,
  personalCare,
  baby,
  pet,
  floral,
  alcohol,
]
