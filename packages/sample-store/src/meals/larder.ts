import type { IngredientKey } from '../nutrition/ingredients.ts'
import { bakingAndSpices } from './larder/baking-and-spices.ts'
import { beansAndNuts } from './larder/beans-and-nuts.ts'
import { dairyAndEggs } from './larder/dairy-and-eggs.ts'
import { freshHerbs } from './larder/fresh-herbs.ts'
import { fruit } from './larder/fruit.ts'
import { grainsAndBreads } from './larder/grains-and-breads.ts'
import { meatAndSeafood } from './larder/meat-and-seafood.ts'
import type { Provision } from './larder/provision.ts'
import { saucesAndCans } from './larder/sauces-and-cans.ts'
import { vegetables } from './larder/vegetables.ts'

export type { Provision }

/** What a cook needs to know of every food that a recipe can name. */
export const larder: Readonly<Record<IngredientKey, Provision>> = {
  ...fruit,
  ...vegetables,
  ...freshHerbs,
  ...dairyAndEggs,
  ...meatAndSeafood,
  ...beansAndNuts,
  ...grainsAndBreads,
  ...saucesAndCans,
  ...bakingAndSpices,
}
