import { measureCart } from './cart.ts'
import { measureCrashes } from './crash.ts'
import { type Figure, print } from './figure.ts'
import { measureGrowth } from './growth.ts'
import { measureInteractions } from './interactions.ts'
import { measureLists } from './lists.ts'
import { measureLive } from './live.ts'
import { measureMeals } from './meals.ts'
import { measurePages } from './pages.ts'
import { measureSearch } from './search.ts'
import { measureShoppers } from './shoppers.ts'
import { measureSignIn } from './sign-in.ts'

const benches: Record<string, () => Promise<Figure[]>> = {
  search: measureSearch,
  cart: measureCart,
  lists: measureLists,
  live: measureLive,
  shoppers: measureShoppers,
  meals: measureMeals,
  pages: measurePages,
  interactions: measureInteractions,
  'sign-in': measureSignIn,
  crash: measureCrashes,
  index: measureGrowth,
}

const [asked] = process.argv.slice(2)
if (asked && !(asked in benches)) {
  console.error(`There is no bench ${asked}; there are ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(benches)) {
  if (asked && asked !== name) continue
  console.log(`\n— ${name}`)
  print(await measure())
}
