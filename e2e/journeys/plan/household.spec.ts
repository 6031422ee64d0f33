import type { Locator } from '@playwright/test'
import { makePlan } from '../../pages/planned-week.ts'
import { share, startConfirmed } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'

test('two change one plan, one of them without a network, and have the same plan afterwards', {
  tag: '@long',
}, async ({ shopper: robin, browser }) => {
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  await robin.startSignedIn()
  const listId = await makePlan(robin, { days: 3 })
  await share(robin, listId, kim)
  for (const { page, main } of [robin, kim]) {
    await page.goto(`/plan/${listId}`)
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Our week')
    await expect(dinner({ main }, 'Monday')).toContainText('Choose a meal')
    // The menu's code is loaded when it is first opened.
    await dinner({ main }, 'Monday')
      .getByRole('button', { name: /^Change Monday/ })
      .click()
    await expect(page.getByRole('menuitem', { name: 'Eating out' })).toBeVisible()
    await page.keyboard.press('Escape')
  }

  await kim.page.context().setOffline(true)
  await choose(kim, 'Monday', 'Eating out')
  await choose(kim, 'Wednesday', 'No meal')
  await choose(robin, 'Tuesday', 'Eating out')
  // Both change the same meal, and the later change wins.
  await choose(robin, 'Monday', 'No meal')
  await expect(dinner(kim, 'Monday')).toContainText('Eating out')
  await expect(dinner(kim, 'Tuesday')).toContainText('Choose a meal')
  await kim.page.context().setOffline(false)

  for (const shopper of [robin, kim]) {
    await expect(dinner(shopper, 'Monday')).toContainText('Nothing planned')
    await expect(dinner(shopper, 'Tuesday')).toContainText('Eating out')
    await expect(dinner(shopper, 'Wednesday')).toContainText('Nothing planned')
  }
})

test('a dialog about a meal shows what others change, and closes once it cannot be saved', {
  tag: '@long',
}, async ({ shopper: robin, browser }) => {
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  await robin.startSignedIn()
  const listId = await makePlan(robin, { days: 3 })
  const collaboratorId = await share(robin, listId, kim)
  for (const shopper of [robin, kim]) {
    await shopper.page.goto(`/plan/${listId}`)
    await choose(shopper, 'Monday', 'Who’s eating?')
  }
  const dialogs = [robin, kim].map(({ page }) => page.getByRole('dialog', { name: /Who’s eating/ }))
  const [robins, kims] = dialogs as [Locator, Locator]
  await robins.getByRole('button', { name: 'One more guest' }).click()
  await kims.getByRole('checkbox', { name: 'Mara' }).click()
  await robins.getByRole('button', { name: 'Save' }).click()
  await expect(kims.getByRole('group', { name: 'Guests' })).toContainText('1')
  await expect(kims.getByRole('checkbox', { name: 'Mara' })).not.toBeChecked()

  await robin.main.getByRole('button', { name: 'Later days' }).click()
  await expect(kims).toBeHidden()

  await kim.main.getByRole('button', { name: 'Preferences' }).click()
  const settings = await opened(kim.page.getByRole('dialog', { name: 'Plan preferences' }))
  const data = { permission: 'view' }
  const path = `/api/lists/${listId}/collaborators/${collaboratorId}`
  expect((await robin.page.request.patch(path, { data })).ok()).toBe(true)
  await expect(settings).toBeHidden()
})

function dinner({ main }: Pick<Shopper, 'main'>, weekday: string) {
  return main.getByRole('region', { name: `${weekday}, Dinner` })
}

async function choose({ page, main }: Shopper, weekday: string, action: string) {
  await dinner({ main }, weekday)
    .getByRole('button', { name: `Change ${weekday}, Dinner` })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  // The menu fades out, and the next one may open meanwhile.
  await expect(page.getByRole('menu')).toHaveCount(0)
}
