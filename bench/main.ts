import { measureCart } from './measures/cart.ts'
import { measureCrashes } from './measures/crash.ts'
import { measureEvents } from './measures/events.ts'
import { measureGrowth } from './measures/growth.ts'
import { measureInteractions } from './measures/interactions.ts'
import { measureLists } from './measures/lists.ts'
import { measureLive } from './measures/live.ts'
import { measureMeals } from './measures/meals.ts'
import { measureMetrics } from './measures/metrics.ts'
import { measureOffline } from './measures/offline/offline.ts'
import { measurePages } from './measures/pages.ts'
import { measurePlans } from './measures/plan.ts'
import { measureSearch } from './measures/search.ts'
import { measureImport } from './measures/server/import.ts'
import { measureServer } from './measures/server/server.ts'
import { measureShoppers } from './measures/shoppers.ts'
import { measureSignIn } from './measures/sign-in/sign-in.ts'
import { type Figure, print } from './support/figure.ts'

const benches: Record<string, () => Promise<Figure[]>> = {
  search: measureSearch,
  cart: measureCart,
  lists: measureLists,
  live: measureLive,
  events: measureEvents,
  shoppers: measureShoppers,
  meals: measureMeals,
  plan: measurePlans,
  pages: measurePages,
  interactions: measureInteractions,
  offline: measureOffline,
  'sign-in': measureSignIn,
  crash: measureCrashes,
  index: measureGrowth,
  metrics: measureMetrics,
  server: measureServer,
  import: measureImport,
}

const [asked] = process.argv.slice(2)
if (asked && !Object.hasOwn(benches, asked)) {
  console.error(`There is no bench ${asked}; there are ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(benches)) {
  if (asked && asked !== name) continue
  console.log(`\n— ${name}`)
  print(await measure())
}
