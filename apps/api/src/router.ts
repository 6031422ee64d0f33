import { publicRoutes } from './context/context.ts'
import { factorsRoutes } from './features/account/factors/factors-routes.ts'
import { accountRoutes } from './features/account/routes.ts'
import { cartRoutes } from './features/cart/routes.ts'
import { catalogueRoutes } from './features/catalogue/routes.ts'
import { favoritesRoutes } from './features/favorites/routes.ts'
import { generatorRoutes } from './features/generator/routes.ts'
import { listsRoutes } from './features/lists/routes.ts'
import { recipesRoutes } from './features/meals/recipes/routes.ts'
import { mealRoutes } from './features/meals/routes.ts'
import { noticesRoutes } from './features/notices/routes.ts'
import { onboardingRoutes } from './features/onboarding/routes.ts'
import { pantryRoutes } from './features/pantry/routes.ts'
import { planRoutes } from './features/plan/routes.ts'
import { productRoutes } from './features/product/routes.ts'
import { recentSearchesRoutes } from './features/recent-searches/routes.ts'
import { sharingRoutes } from './features/sharing/routes.ts'
import { shoppingRoutes } from './features/shopping/routes.ts'
import { amendTrip } from './features/trips/amend-trip.ts'
import { tripsRoutes } from './features/trips/routes.ts'
import { usualsRoutes } from './features/usuals/routes.ts'
import { waitlistRoutes } from './features/waitlist/routes.ts'

/** Every route of the contract with its handler; a missing one does not compile. */
export const router = publicRoutes.router({
  account: accountRoutes,
  cart: cartRoutes,
  catalogue: catalogueRoutes,
  factors: factorsRoutes,
  favorites: favoritesRoutes,
  generator: generatorRoutes,
  lists: listsRoutes(amendTrip),
  meals: mealRoutes,
  notices: noticesRoutes,
  onboarding: onboardingRoutes,
  pantry: pantryRoutes,
  plan: planRoutes,
  product: productRoutes,
  recentSearches: recentSearchesRoutes,
  recipes: recipesRoutes,
  sharing: sharingRoutes,
  shopping: shoppingRoutes,
  trips: tripsRoutes,
  usuals: usualsRoutes,
  waitlist: waitlistRoutes,
})
