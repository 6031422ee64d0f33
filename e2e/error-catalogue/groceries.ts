import type { MealPlanner } from '../pages/meal-planner.ts'
import { comesTo, type Proofs, refuses } from './proof.ts'

/** The list generator; beside the cart's panel, which answers by itself, a list saved is told by a notice. */
export const groceries = {
  groceriesFailed: async shopper => {
    await refuses(shopper.page, '**/api/grocery-list')
    await generate(shopper)
  },

  // Flowers are no source of protein.
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
    const naming = page.getByRole('dialog', { name: 'Name Your Shopping List' })
    await naming.getByRole('button', { name: 'Save List' }).click()
  },
} satisfies Proofs

async function generate(shopper: MealPlanner, address = '') {
  await comesTo(shopper, `/grocery-list-generation${address}`)
  await shopper.main.getByRole('button', { name: 'Generate List' }).click()
}
