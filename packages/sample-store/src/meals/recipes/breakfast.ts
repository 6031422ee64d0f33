import type { Recipe } from '../recipe.ts'
import { eggs } from './breakfast/eggs.ts'
import { fruitAndYogurt } from './breakfast/fruit-and-yogurt.ts'
import { hashes } from './breakfast/hashes.ts'
import { oatsAndGrains } from './breakfast/oats-and-grains.ts'
import { pancakesAndBakes } from './breakfast/pancakes-and-bakes.ts'
import { toastsAndWraps } from './breakfast/toasts-and-wraps.ts'
import { tofuAndBeans } from './breakfast/tofu-and-beans.ts'

export const breakfasts: readonly Recipe[] = [
  ...eggs,
  ...hashes,
  ...tofuAndBeans,
  ...oatsAndGrains,
  ...pancakesAndBakes,
  ...fruitAndYogurt,
  ...toastsAndWraps,
]
