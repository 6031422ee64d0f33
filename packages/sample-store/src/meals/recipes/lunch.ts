import type { Recipe } from '../recipe.ts'
import { bowls } from './lunch/bowls.ts'
import { lunchBoxes } from './lunch/lunch-boxes.ts'
import { noodlesAndPasta } from './lunch/noodles-and-pasta.ts'
import { salads } from './lunch/salads.ts'
import { sandwiches } from './lunch/sandwiches.ts'
import { soups } from './lunch/soups.ts'
import { wrapsAndFlatbreads } from './lunch/wraps-and-flatbreads.ts'

export const lunches: readonly Recipe[] = [
  ...sandwiches,
  ...wrapsAndFlatbreads,
  ...salads,
  ...soups,
  ...bowls,
  ...noodlesAndPasta,
  ...lunchBoxes,
]
