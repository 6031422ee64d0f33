import type { Meal } from '@aisleway/core/meals/meal'
import type { Page } from '@playwright/test'
import { mealWithTimer, someMeal, type TimedStep } from '../../pages/cookbook.ts'
import { expect, type MealPlanner, test } from '../../pages/meal-planner.ts'
import { stopClock } from '../../support/network.ts'

test('a meal is cooked step by step, with keys or buttons, and the step outlives a reload', async ({
  planner,
}) => {
  const { page } = planner
  const { meal, step: timed } = await mealWithTimer(page)
  const { steps } = meal
  await planner.openMeal(meal.slug, '?servings=2')
  await planner.summary.getByRole('link', { name: 'Start cooking' }).click()
  await seesStep(planner, meal, 1)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled()

  // Most screen readers announce only what changes in a region that stays.
  const announced = (await page.locator('main [aria-live=polite]').elementHandle())!
  await page.keyboard.press('ArrowRight')
  await seesStep(planner, meal, 2)
  expect(await announced.innerText()).toContain(steps[1])
  await page.getByRole('button', { name: 'Next' }).click()
  await seesStep(planner, meal, 3)
  await page.reload()
  await seesStep(planner, meal, 3)
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await seesStep(planner, meal, 1)
  await page.keyboard.press('ArrowLeft')
  await seesStep(planner, meal, 1)

  for (let step = 1; step < steps.length; step++) await page.keyboard.press('ArrowRight')
  await seesStep(planner, meal, steps.length)
  await page.keyboard.press('ArrowRight')
  await seesStep(planner, meal, steps.length)

  await test.step('the overview lists what to lay out for the servings wanted, and leads to any step', async () => {
    await page.getByRole('button', { name: 'Overview' }).click()
    const overview = page.getByRole('dialog', { name: 'Overview' })
    const title = overview.getByRole('heading', { name: 'Ingredients for 2 servings' })
    await expect(title).toBeVisible()
    await expect(overview.getByRole('list').first().getByRole('listitem')).toHaveCount(
      meal.ingredients!.length,
    )
    await overview.getByRole('button', { name: steps[timed]! }).click()
    await expect(overview).toBeHidden()
    await seesStep(planner, meal, timed + 1)
  })

  await test.step('a timer is lost neither by a reload nor by leaving without a question', async () => {
    await page
      .getByRole('button', { name: /^Start / })
      .first()
      .click()
    await page.reload()
    await expect(page.getByRole('timer')).toBeVisible()

    const question = page.getByRole('alertdialog', { name: 'Stop cooking?' })
    await page.getByRole('button', { name: 'Overview' }).click()
    await expect(page.getByRole('dialog', { name: 'Overview' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Overview' })).toBeHidden()
    await expect(question).toBeHidden()

    await page.getByRole('button', { name: 'Stop cooking' }).click()
    await expect(question.getByRole('button', { name: 'Keep cooking' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await question.getByRole('button', { name: 'Keep cooking' }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await seesStep(planner, meal, timed + 1)
    await page.getByRole('button', { name: 'Stop cooking' }).click()
    await question.getByRole('button', { name: 'Stop cooking' }).click()
    await expect(planner.addMeal).toBeVisible()
  })

  await planner.summary.getByRole('link', { name: 'Start cooking' }).click()
  await seesStep(planner, meal, 1)
  await expect(page.getByRole('timer')).toHaveCount(0)
  for (let step = 1; step < steps.length; step++) await page.keyboard.press('ArrowRight')
  await seesStep(planner, meal, steps.length)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(new RegExp(`/meals/${meal.slug}`))
  await expect(planner.addMeal).toBeVisible()
})

test('the screen is said to stay on only while the browser keeps it on', async ({ planner }) => {
  const { page } = planner
  const { meal } = await mealWithTimer(page)
  await page.addInitScript(() => {
    const lock = Object.assign(new EventTarget(), { release: async () => {} })
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => lock } })
    window.addEventListener('low battery', () => lock.dispatchEvent(new Event('release')))
  })
  await page.goto(`/meals/${meal.slug}/cook`)
  const staysOn = page.getByText('Screen stays on')
  await expect(staysOn).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('low battery')))
  await expect(staysOn).toBeHidden()
})

test('a timer runs as long as the step says, whatever step is shown, and rings', {
  tag: '@long',
}, async ({ planner }) => {
  const { page } = planner
  const { meal, step, minutes } = await mealWithTimer(page)
  await page.clock.install()
  await startTimer(planner, { meal, step, minutes })
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(`${minutes}:00`)
  await pass(page, 1000)
  await expect(timer).toHaveText(`${minutes - 1}:59`)
  await page.keyboard.press('ArrowLeft')
  await pass(page, (minutes - 1) * 60_000)
  await expect(timer).toHaveText('0:59')
  await pass(page, 58_000)
  await expect(timer).toHaveText('0:01')
  await pass(page, 1000)
  await expect(timer).toHaveCount(0)
  const stop = page.getByRole('button', { name: /^Stop .+ timer$/ })
  await expect(stop).toBeVisible()
  await page.clock.resume()
  await expect(planner.notices).toContainText('Time’s up')
  // Not clicked, because it is animated until it is stopped, and Playwright waits for elements to stand still.
  await stop.press('Enter')
  await expect(page.getByRole('list', { name: 'Timers' })).toHaveCount(0)
})

test('a timer stands still while paused, and can be removed', { tag: '@long' }, async ({
  planner,
}) => {
  const { page } = planner
  const found = await mealWithTimer(page)
  await page.clock.install()
  await startTimer(planner, found)
  const timer = page.getByRole('timer')
  await pass(page, 10_000)
  await expect(timer).toHaveText(`${found.minutes - 1}:50`)
  await page.getByRole('button', { name: /^Pause .+ timer$/ }).click()
  await pass(page, 600_000)
  await expect(timer).toHaveText(`${found.minutes - 1}:50`)
  await page.getByRole('button', { name: /^Resume .+ timer$/ }).click()
  await pass(page, 5000)
  await expect(timer).toHaveText(`${found.minutes - 1}:45`)
  await page.getByRole('button', { name: /^Remove .+ timer$/ }).click()
  await expect(timer).toHaveCount(0)
})

test('a meal that could not be loaded to cook can be tried again', { tag: '@long' }, async ({
  planner,
}) => {
  const { page } = planner
  const { slug } = await someMeal(page)
  const address = `**/api/meals/${slug}`
  await page.route(address, route => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(`/meals/${slug}/cook`)
  await expect(page.getByText('We couldn’t load this meal')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Recipe Details' })).toBeVisible()
  await page.unroute(address)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Step 1 of')).toBeVisible()
})

async function seesStep({ page }: MealPlanner, { steps }: Meal, step: number) {
  const title = page.getByRole('heading', { name: `Step ${step} of ${steps.length}` })
  await expect(title).toBeVisible()
  await expect(page.getByRole('main')).toContainText(steps[step - 1]!)
  expect(new URL(page.url()).searchParams.get('step') ?? '1').toBe(String(step))
}

/** Opens the step while the page's clock is stopped, and starts its timer. */
async function startTimer({ page }: MealPlanner, { meal, step, minutes }: TimedStep) {
  await page.goto(`/meals/${meal.slug}/cook?step=${step + 1}`)
  const start = page.getByRole('button', { name: `Start ${minutes} minutes` })
  await expect(start).toBeVisible()
  await stopClock(page)
  await start.click()
}

/** Advances the page's clock. */
function pass({ clock }: Page, milliseconds: number) {
  return clock.fastForward(milliseconds)
}
