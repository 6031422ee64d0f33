import type { MealPlanner } from '../meal-planner.ts'
import { comesTo, type Proofs, refuses } from './proof.ts'

/** The list generator. */
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
} satisfies Proofs

async function generate(shopper: MealPlanner, address = '') {
  await comesTo(shopper, `/grocery-list-generation${address}`)
  await shopper.main.getByRole('button', { name: 'Generate List' }).click()
}
