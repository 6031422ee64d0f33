import type { MealPlanner } from '../pages/meal-planner.ts'
import { namingDialog } from '../pages/saved-list.ts'
import { comesTo, type Proofs, refuses } from './proof.ts'

/** The list generator. Saving in the cart's panel has its own message; here a notice reports the saved list. */
export const groceries = {
  groceriesFailed: async shopper => {
    await refuses(shopper.page, '**/api/grocery-list')
    await generate(shopper)
  },

  // Flowers are not a source of protein.
  groceriesNotFound: async shopper => {
    await generate(shopper, '?departments=floral&diet=protein_smart')
  },

  groceriesGenerated: async shopper => {
    await generate(shopper)
  },

  groceryInCart: async ({ main }) => {
    await main
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click()
  },

  listSaved: async ({ main, page }) => {
    await main.getByRole('button', { name: 'Save as list' }).click()
    const naming = namingDialog(page)
    await naming.getByRole('button', { name: 'Save List' }).click()
  },
} satisfies Proofs

async function generate(shopper: MealPlanner, address = '') {
  await comesTo(shopper, `/grocery-list-generation${address}`)
  await shopper.main.getByRole('button', { name: 'Generate List' }).click()
}
