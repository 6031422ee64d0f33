import { randomUUID } from 'node:crypto'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import { planSettingsId } from '@aisleway/core/plan/plan-ids'
import { send } from '../../pages/past-trip.ts'
import { share, startConfirmed } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'

const settings: PlanSettings = {
  firstDay: '2026-11-23',
  days: 3,
  mealTypes: ['dinner'],
  people: [{ id: 'robin', name: 'Robin', portion: 1, diets: [], avoids: [], dislikes: [] }],
  budgetCents: null,
  daysBetweenRepeats: 2,
  maxPerMainFood: null,
  maxMinutes: {},
  dailyBands: {},
  prefersFavorites: false,
}

test('two change one plan, one of them without a network, and have the same plan afterwards', async ({
  shopper: robin,
  browser,
}) => {
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  await robin.startSignedIn()
  const listId = randomUUID()
  await send(robin, 'post', '/api/lists', { id: listId, name: 'Our week', isPlan: true, from: [] })
  await send(robin, 'post', `/api/lists/${listId}/operations`, {
    since: 0,
    operations: [
      {
        id: randomUUID(),
        at: writeStamp(Date.now(), 1, 'robin'),
        itemId: planSettingsId,
        kind: 'planSettings',
        settings,
      },
    ],
  })
  await share(robin, listId, kim)
  for (const { page, main } of [robin, kim]) {
    await page.goto(`/plan/${listId}`)
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Our week')
    await expect(dinner({ main }, 'Monday')).toContainText('Choose a meal')
    // The menu's code is fetched when it is first opened.
    await dinner({ main }, 'Monday')
      .getByRole('button', { name: /^Change Monday/ })
      .click()
    await expect(page.getByRole('menuitem', { name: 'Eating out' })).toBeVisible()
    await page.keyboard.press('Escape')
  }

  await kim.page.context().setOffline(true)
  await choose(kim, 'Monday', 'Eating out')
  await choose(kim, 'Wednesday', 'Nothing')
  await choose(robin, 'Tuesday', 'Eating out')
  // Both change the same meal, and the later change wins.
  await choose(robin, 'Monday', 'Nothing')
  await expect(dinner(kim, 'Monday')).toContainText('Eating out')
  await expect(dinner(kim, 'Tuesday')).toContainText('Choose a meal')
  await kim.page.context().setOffline(false)

  for (const shopper of [robin, kim]) {
    await expect(dinner(shopper, 'Monday')).toContainText('Nothing planned')
    await expect(dinner(shopper, 'Tuesday')).toContainText('Eating out')
    await expect(dinner(shopper, 'Wednesday')).toContainText('Nothing planned')
  }
})

function dinner({ main }: Pick<Shopper, 'main'>, weekday: string) {
  return main.getByRole('region', { name: `${weekday}, Dinner` })
}

async function choose({ page, main }: Shopper, weekday: string, action: string) {
  await dinner({ main }, weekday)
    .getByRole('button', { name: `Change ${weekday}, Dinner` })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
