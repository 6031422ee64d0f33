import type { Locator } from '@playwright/test'
import { expect, type MealPlanner } from '../pages/meal-planner.ts'
import { namingDialog } from '../pages/saved-list.ts'
import { breaks, comesTo, type Proofs, refuses } from './proof.ts'

const lists = '**/api/lists'

/** The cart panel and saving from it. It starts signed in and ends as a visitor. */
export const cart = {
  listNotSaved: async shopper => {
    await comesTo(shopper, '/')
    // The products on sale are loaded when they come near the screen.
    await shopper.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await shopper.addToCart()
    await saveList(await shopper.openCart())
    await breaks(shopper.page, lists)
    await saveList(namingDialog(shopper.page))
  },

  listSaveRefused: async shopper => {
    await refuses(shopper.page, lists, 'TOO_MANY_LISTS')
    await saveList(namingDialog(shopper.page))
    return { 'server message': 'You’ve reached the limit on lists. Delete one to make room.' }
  },

  invalidEmail: async shopper => {
    await saveList(namingDialog(shopper.page))
    await offer(shopper).getByLabel('Email').fill('robin at home')
    await offer(shopper).getByRole('button', { name: 'Join Waitlist' }).click()
  },

  cartCleared: async shopper => {
    await offer(shopper).getByRole('button', { name: 'Close' }).click()
    await shopper.closeCart()
    await shopper.addToCart()
    await shopper.openCart()
    await shopper.cart.getByRole('button', { name: 'Clear Cart' }).click()
  },

  savingSignedOut: async shopper => {
    await shopper.closeCart()
    await shopper.signOut()
    await shopper.addToCart()
    await saveList(await shopper.openCart())
    await expect(shopper.page).toHaveURL(/\/auth\?next=/)
  },
} satisfies Proofs

function offer({ cart }: MealPlanner): Locator {
  return cart.getByRole('region', { name: 'Want to shop this list in half the time?' })
}

async function saveList(panel: Locator) {
  await panel.getByRole('button', { name: 'Save List' }).click()
}
