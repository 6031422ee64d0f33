import { account } from '../error-catalogue/account.ts'
import { browse } from '../error-catalogue/browse.ts'
import { cart } from '../error-catalogue/cart.ts'
import { groceries } from '../error-catalogue/groceries.ts'
import { lists } from '../error-catalogue/lists.ts'
import { meals } from '../error-catalogue/meals.ts'
import { onboarding } from '../error-catalogue/onboarding.ts'
import type { Proof } from '../error-catalogue/proof.ts'
import { sharing } from '../error-catalogue/sharing.ts'
import { shopping } from '../error-catalogue/shopping.ts'
import type { TextKey } from '../error-catalogue/texts.ts'
import { trips } from '../error-catalogue/trips.ts'
import { waitlist } from '../error-catalogue/waitlist.ts'

/** The rows that one shopper goes through on one page, in this order. */
export const places = {
  account,
  browse,
  cart,
  groceries,
  lists,
  meals,
  onboarding,
  sharing,
  shopping,
  trips,
  waitlist,
}

/** Every text of the specification's error catalogues with its proof; a missing one is a type error. */
export const errorCatalogue: Record<TextKey, Proof> = {
  ...places.account,
  ...places.browse,
  ...places.cart,
  ...places.groceries,
  ...places.lists,
  ...places.meals,
  ...places.onboarding,
  ...places.sharing,
  ...places.shopping,
  ...places.trips,
  ...places.waitlist,
}
