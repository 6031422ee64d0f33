import type { Recipe } from '../recipe.ts'
import { curriesAndStews } from './dinner/curries-and-stews.ts'
import { fishAndShellfish } from './dinner/fish-and-shellfish.ts'
import { pasta } from './dinner/pasta.ts'
import { sheetPanAndRoasts } from './dinner/sheet-pan-and-roasts.ts'
import { skillets } from './dinner/skillets.ts'
import { stirFriesAndNoodles } from './dinner/stir-fries-and-noodles.ts'
import { tacosAndBowls } from './dinner/tacos-and-bowls.ts'

export const dinners: readonly Recipe[] = [
  ...skillets,
  ...sheetPanAndRoasts,
  ...pasta,
  ...curriesAndStews,
  ...tacosAndBowls,
  ...fishAndShellfish,
  ...stirFriesAndNoodles,
]
