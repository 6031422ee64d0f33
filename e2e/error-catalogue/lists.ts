import { expect, type MealPlanner } from '../pages/meal-planner.ts'
import { startList } from '../pages/past-trip.ts'
import { cardOf } from '../pages/saved-list.ts'
import { breaks, comesTo, type Proofs, refuses } from './proof.ts'

/** My Lists: first without any list, then with lists whose trip has started. */
export const lists = {
  noSavedLists: async shopper => {
    await comesTo(shopper, '/my-lists')
  },

  listsNotLoaded: async ({ page }) => {
    await refuses(page, '**/api/lists?*')
    await page.reload()
  },
  savedListsNotLoaded: { mergedInto: 'listsNotLoaded' },

  noListsFound: async shopper => {
    await expect(await cardOfNew(shopper, 'Weekend')).toBeVisible()
    await shopper.main.getByRole('searchbox').fill('no such thing')
  },

  listNotUpdated: async shopper => {
    await shopper.main.getByRole('button', { name: 'Clear search' }).first().click()
    const card = await cardOfNew(shopper, 'Birthday')
    await breaks(shopper.page, '**/api/lists/*')
    await card.getByRole('button', { name: /^More actions/ }).click()
    await shopper.page.getByRole('menuitem', { name: 'Rename' }).click()
    const naming = shopper.page.getByRole('dialog', { name: 'Rename list' })
    await naming.getByLabel('List name').fill('Anniversary')
    await naming.getByRole('button', { name: 'Save' }).click()
  },

  listNotDeleted: async shopper => {
    await shopper.page.keyboard.press('Escape')
    const card = await cardOfNew(shopper, 'Kept')
    await breaks(shopper.page, '**/api/lists/*')
    await card.getByRole('button', { name: /^Delete/ }).click()
    await expect(card).toBeVisible()
  },
  accountListNotDeleted: { mergedInto: 'listNotDeleted' },

  listSavedWithStars: async ({ page }) => {
    await page.getByRole('button', { name: 'Import' }).click()
    await page.getByLabel('Items', { exact: true }).fill('birthday candles')
    await page.getByRole('button', { name: 'Find in store' }).click()
    await page.getByRole('button', { name: 'Save List' }).click()
  },

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

/** Creates a list with this name and starts its trip; My Lists receives the change. */
async function cardOfNew(shopper: MealPlanner, name: string) {
  await startList(shopper, name)
  return cardOf(shopper, name)
}
