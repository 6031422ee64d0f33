import { expect, type MealPlanner } from '../meal-planner.ts'
import { startList } from '../past-trip.ts'
import { breaks, type Proofs, refuses } from './proof.ts'

/** My Lists: first without any, then with one whose trip has begun. */
export const lists = {
  noSavedLists: async ({ page }) => {
    await page.goto('/my-lists')
  },

  listsNotLoaded: async ({ page }) => {
    await refuses(page, '**/api/lists?*')
    await page.goto('/my-lists')
  },
  savedListsNotLoaded: { mergedInto: 'listsNotLoaded' },

  noListsFound: async shopper => {
    await startList(shopper, 'Weekend')
    await shopper.page.goto('/my-lists?q=no+such+thing')
  },

  listNotUpdated: async shopper => {
    const card = await cardOfNew(shopper, 'Birthday')
    await breaks(shopper.page, '**/api/lists/*')
    await card.getByRole('button', { name: /^More actions/ }).click()
    await shopper.page.getByRole('menuitem', { name: 'Rename' }).click()
    const naming = shopper.page.getByRole('dialog', { name: 'Rename list' })
    await naming.getByLabel('List name').fill('Anniversary')
    await naming.getByRole('button', { name: 'Save' }).click()
  },

  listNotDeleted: async shopper => {
    const card = await cardOfNew(shopper, 'Kept')
    await breaks(shopper.page, '**/api/lists/*')
    await card.getByRole('button', { name: /^Delete/ }).click()
    await expect(card).toBeVisible()
  },
  accountListNotDeleted: { mergedInto: 'listNotDeleted' },

  listDeleted: async shopper => {
    const card = await cardOfNew(shopper, 'Done with')
    await card.getByRole('button', { name: /^Delete/ }).click()
    await expect(card).toBeHidden()
  },

  shoppingNotPaused: async shopper => {
    const card = await cardOfNew(shopper, 'Under way')
    await breaks(shopper.page, '**/api/lists/*/pause')
    await card.getByRole('button', { name: /^Pause shopping/ }).click()
  },

  shoppingPaused: async shopper => {
    const card = await cardOfNew(shopper, 'Under way, too')
    await card.getByRole('button', { name: /^Pause shopping/ }).click()
    await expect(card).toContainText('Paused')
  },

  listLoaded: async shopper => {
    const card = await cardOfNew(shopper, 'Again')
    await card.getByRole('button', { name: /^Load into cart/ }).click()
    await expect(shopper.page).toHaveURL('/browse')
  },
} satisfies Proofs

/** A new list of this name, begun, on My Lists. */
async function cardOfNew(shopper: MealPlanner, name: string) {
  await startList(shopper, name)
  await shopper.page.goto('/my-lists')
  return shopper.main.getByRole('article', { name, exact: true })
}
