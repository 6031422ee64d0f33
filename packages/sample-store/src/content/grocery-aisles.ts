import type { Shelf } from '../kind.ts'
import { bars } from './grocery-aisles/bars.ts'
import { groceryBrands } from './grocery-aisles/brands.ts'
import { breakfastAndSweets } from './grocery-aisles/breakfast-and-sweets.ts'
import { candy } from './grocery-aisles/candy.ts'
import { cereal } from './grocery-aisles/cereal.ts'
import { chips } from './grocery-aisles/chips.ts'
import { cookies } from './grocery-aisles/cookies.ts'
import { crackers } from './grocery-aisles/crackers.ts'
import { dinners } from './grocery-aisles/dinners.ts'
import { dipsAndSalsa } from './grocery-aisles/dips-salsa.ts'
import { glutenFree } from './grocery-aisles/gluten-free.ts'
import { hotCereal } from './grocery-aisles/hot-cereal.ts'
import { international } from './grocery-aisles/international.ts'
import { jerky } from './grocery-aisles/jerky.ts'
import { noodles } from './grocery-aisles/noodles.ts'
import { nutsAndDriedFruit } from './grocery-aisles/nuts-dried-fruit.ts'
import { popcornAndPretzels } from './grocery-aisles/popcorn-pretzels.ts'
import { soup } from './grocery-aisles/soup.ts'

export const groceryAisles: Shelf = {
  department: 'Grocery Aisles',
  brands: groceryBrands,
  kinds: [
    ...cereal,
    ...hotCereal,
    ...bars,
    ...crackers,
    ...cookies,
    ...chips,
    ...popcornAndPretzels,
    ...nutsAndDriedFruit,
    ...jerky,
    ...candy,
    ...soup,
    ...noodles,
    ...dinners,
    ...breakfastAndSweets,
    ...dipsAndSalsa,
    ...international,
    ...glutenFree,
  ],
}
