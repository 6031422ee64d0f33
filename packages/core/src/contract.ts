import { accountContract } from './account/contract.ts'
import { factorsContract } from './account/factors-contract.ts'
import { cartContract } from './cart/contract.ts'
import { catalogueContract } from './catalogue/contract.ts'
import { favoritesContract } from './favorites/contract.ts'
import { generatorContract } from './generator/contract.ts'
import { listsContract } from './lists/contract/lists-contract.ts'
import { mealsContract } from './meals/contract.ts'
import { noticesContract } from './notices/contract.ts'
import { onboardingContract } from './onboarding/contract.ts'
import { pantryContract } from './pantry/contract.ts'
import { planContract } from './plan/contract.ts'
import { productContract } from './product/contract.ts'
import { recentSearchesContract } from './recent-searches/contract.ts'
import { recipesContract } from './recipes/contract.ts'
import { sharingContract } from './sharing/contract.ts'
import { shoppingContract } from './shopping/contract.ts'
import { tripsContract } from './trips/contract.ts'
import { usualsContract } from './usuals/contract.ts'
import { waitlistContract } from './waitlist/contract.ts'

/** Every route of the API, served below `/api`. */
export const contract = {
  account: accountContract,
  cart: cartContract,
  catalogue: catalogueContract,
  factors: factorsContract,
  favorites: favoritesContract,
  generator: generatorContract,
  lists: listsContract,
  meals: mealsContract,
  notices: noticesContract,
  onboarding: onboardingContract,
  pantry: pantryContract,
  plan: planContract,
  product: productContract,
  recentSearches: recentSearchesContract,
  recipes: recipesContract,
  sharing: sharingContract,
  shopping: shoppingContract,
  trips: tripsContract,
  usuals: usualsContract,
  waitlist: waitlistContract,
}

export const apiPrefix = '/api'
