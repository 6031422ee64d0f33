import { addDays, utcDay } from '@aisleway/core/days'
import { someMeal } from '../../pages/cookbook.ts'
import { makePlan } from '../../pages/planned-week.ts'
import { expect, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'
import { holdBack } from '../../support/network.ts'

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
  const days = main.getByRole('region', { name: 'Days in this plan' })
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

test('after its last day a plan goes on with the next days, and earlier ones come back', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  const today = utcDay(new Date())
  const firstDay = addDays(today, -7)
  await shopper.startSignedIn()
  const listId = await makePlan(
    shopper,
    { firstDay },
    [{ itemId: `plan-${firstDay}-dinner`, kind: 'slot', slot: { kind: 'out' } }],
    `Week of ${longDay(firstDay)}`,
  )
  await page.goto(`/plan/${listId}`)
  const title = main.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(`Week of ${longDay(firstDay)}`)
  const over = main.getByRole('region', { name: 'These days have passed.' })
  await isAccessible(page)
  await over.getByRole('button', { name: /^Plan from/ }).click()
  await expect(title).toHaveText(`Week of ${longDay(today)}`)
  await expect(over).toBeHidden()
  await expect(main.getByRole('button', { name: /^Choose a meal/ })).toHaveCount(7)
  await isAccessible(page)

  await main.getByRole('button', { name: 'Earlier days' }).click()
  await expect(title).toHaveText(`Week of ${longDay(firstDay)}`)
  await expect(main.getByRole('heading', { name: 'Eating out' })).toBeVisible()
  await main.getByRole('button', { name: 'Later days' }).click()
  await expect(title).toHaveText(`Week of ${longDay(today)}`)
  await page.reload()
  await expect(title).toHaveText(`Week of ${longDay(today)}`)
})

/** "November 23" */
function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))
}

/** "Mon" */
function weekday(day: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

test('the pictures of a plan come as it is scrolled, also when its meals became known after it was shown', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  const firstDay = utcDay(new Date())
  await shopper.startSignedIn()
  const { slug } = await someMeal(page)
  const days = Array.from({ length: 14 }, (_, after) => addDays(firstDay, after))
  const listId = await makePlan(
    shopper,
    { firstDay, days: days.length, mealTypes: ['dinner'] },
    days.map(day => ({
      itemId: `plan-${day}-dinner`,
      kind: 'slot' as const,
      slot: { kind: 'meal' as const, slug, isLocked: false },
    })),
  )
  const release = await holdBack(page, '**/api/plans/price')
  await page.goto(`/plan/${listId}`)
  const pictures = main.getByRole('region', { name: 'Days in this plan' }).locator('img')
  await expect(pictures).toHaveCount(days.length)
  release()
  await expect(pictures.first()).toHaveAttribute('src', /^\/pictures\//)
  await pictures.last().scrollIntoViewIfNeeded()
  await expect(pictures.last()).toHaveAttribute('src', /^\/pictures\//)
})
