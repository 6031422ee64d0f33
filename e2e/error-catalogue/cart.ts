import { expect, type MealPlanner } from '../meal-planner.ts'
import { opened } from '../visitor.ts'
import { breaks, type Proofs, refuses } from './proof.ts'

const lists = '**/api/lists'

/** The cart panel and what saves it. Begins signed in, ends as a visitor. */
export const cart = {
  listNotSaved: async shopper => {
    await breaks(shopper.page, lists)
    await saveCart(shopper)
  },

  listSaveRefused: async shopper => {
    await refuses(shopper.page, lists, 'TOO_MANY_LISTS')
    await saveCart(shopper)
    return { 'server message': 'You have reached the number of lists an account can keep.' }
  },

  listSaved: async shopper => {
    await saveCart(shopper)
  },

  // Both notices follow one save.
  listSavedWithStars: async shopper => {
    await saveCart(shopper)
  },

  invalidEmail: async shopper => {
    await saveCart(shopper)
    const offer = await opened(
      shopper.page.getByRole('dialog', { name: 'Want to shop this list in half the time?' }),
    )
    await offer.getByLabel('Email').fill('robin at home')
    await offer.getByRole('button', { name: 'Join Waitlist' }).click()
  },

  cartCleared: async shopper => {
    await fillCart(shopper)
    await shopper.cart.getByRole('button', { name: 'Clear Cart' }).click()
  },

  savingSignedOut: async shopper => {
    await shopper.page.context().clearCookies()
    await fillCart(shopper)
    await shopper.cart.getByRole('button', { name: 'Save List' }).click()
    await expect(shopper.page).toHaveURL(/\/auth\?next=/)
  },
} satisfies Proofs

async function fillCart(shopper: MealPlanner) {
  await shopper.page.goto('/')
  // What is on sale comes when it is near.
  await shopper.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  if ((await shopper.cartButton.getAttribute('aria-label'))?.includes('0 items')) {
    await shopper.addToCart()
  }
  await shopper.openCart()
}

async function saveCart(shopper: MealPlanner) {
  await fillCart(shopper)
  await shopper.cart.getByRole('button', { name: 'Save List' }).click()
  await shopper.page
    .getByRole('dialog', { name: 'Name Your Shopping List' })
    .getByRole('button', { name: 'Save List' })
    .click()
}
