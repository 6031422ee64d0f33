import { addDays, utcDay } from '@aisleway/core/days'
import { makePlan } from '../../pages/planned-week.ts'
import { expect, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'

test('on a phone the days of a plan are swiped through, from today on, and the links above follow', {
  tag: '@long',
}, async ({ shopper }) => {
  test.skip(!shopper.isPhone, 'On a desktop all days are in view.')
  const { page, main } = shopper
  const today = utcDay(new Date())
  const dinner = `plan-${today}-dinner`
  await shopper.startSignedIn()
  const listId = await makePlan(
    shopper,
    { firstDay: addDays(today, -1), mealTypes: ['breakfast', 'lunch', 'dinner'] },
    [{ itemId: dinner, kind: 'slot', slot: { kind: 'out' } }],
  )
  await page.goto(`/plan/${listId}`)
  const days = main.getByRole('region', { name: 'Days of the plan' })
  const shown = days.locator('a[aria-current]')
  await expect(shown).toContainText(weekday(today))
  await isAccessible(page)

  await days
    .getByRole('list')
    .last()
    .evaluate(row => row.scrollBy({ left: row.clientWidth * 0.8 }))
  await expect(shown).toContainText(weekday(addDays(today, 1)))
  await days.getByRole('link', { name: weekday(addDays(today, -1)) }).click()
  await expect(shown).toContainText(weekday(addDays(today, -1)))

  await days.getByRole('button', { name: 'Move Eating out' }).press('ArrowDown')
  await expect(shown).toContainText(weekday(addDays(today, 1)))
  await expect(days.getByRole('button', { name: 'Move Eating out' })).toBeFocused()
})

/** "Mon" */
function weekday(day: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
