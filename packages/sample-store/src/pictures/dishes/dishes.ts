import { morning } from './morning.ts'
import { onBread } from './on-bread.ts'
import { pansAndPlates } from './pans-and-plates.ts'
import { riceAndNoodles } from './rice-and-noodles.ts'
import { saladsAndSoups } from './salads-and-soups.ts'

/** Each is a way to serve: what the meal's foods are, its recipe says. */
export const dishes = {
  ...morning,
  ...onBread,
  ...saladsAndSoups,
  ...riceAndNoodles,
  ...pansAndPlates,
}

export type DishName = keyof typeof dishes
