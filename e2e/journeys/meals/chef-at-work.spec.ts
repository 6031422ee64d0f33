import { expect, type MealPlanner, test } from '../../pages/meal-planner.ts'
import { holdBack, stopClock } from '../../support/network.ts'

// Without motion, the chef does not take its time.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const generation = '**/api/meals/generate*'

test('the chef takes five seconds, or shows at once what there is', { tag: '@long' }, async ({
  planner,
}) => {
  const answered = planner.page.waitForResponse(generation)
  await startWithoutTime(planner, { type: 'Dinner', diet: 'Plant Based', calories: 600 })

  await test.step('takes five seconds, tells four texts and stops at 95 %', async () => {
    if (!planner.isPhone) {
      const busy = planner.form.getByRole('button', { name: 'Generating...' })
      await expect(busy).toHaveAttribute('aria-disabled', 'true')
    }
    const texts = [
      'Analyzing dinner options...',
      'Finding Plant Based recipes...',
      'Selecting meals under 600 calories...',
      'Finalizing your recommendations...',
    ]
    for (const text of [...texts, texts[0]!]) {
      await expect(planner.panel).toContainText(text)
      await pass(planner, 750)
      await expect(planner.panel).toContainText(text)
      await pass(planner, 50)
    }
    await expect(progress(planner)).toHaveAttribute('aria-valuenow', '80')
    for (const _ of [4250, 4500, 4750]) {
      await pass(planner, 250)
      expect(Number(await progress(planner).getAttribute('aria-valuenow'))).toBeLessThanOrEqual(95)
    }
    await pass(planner, 200)
    await expect(progress(planner)).toHaveAttribute('aria-valuenow', '95')
    await (await answered).finished()
    await pass(planner, 50)
    await expect(progress(planner)).toHaveAttribute('aria-valuenow', '100')
    await pass(planner, 250)
    await expect(planner.panel).toBeHidden()
    await expect(planner.cards.first()).toBeVisible()
  })

  await test.step('shows at once what there is, when asked', async () => {
    const { clock } = planner.page
    await clock.resume()
    await planner.criteriaFor({ type: 'Lunch' })
    await stopClock(planner.page)
    await planner.generate()
    await expect(async () => {
      await pass(planner, 10)
      await expect(showNow(planner)).toBeVisible({ timeout: 200 })
    }).toPass()
    await showNow(planner).click()
    await expect(async () => {
      await pass(planner, 10)
      await expect(planner.panel).toBeHidden({ timeout: 200 })
    }).toPass()
    await expect(planner.cards).toHaveCount(5)
  })
})

test('the chef consults and personalises without a diet and calories', { tag: '@long' }, async ({
  planner,
}) => {
  await startWithoutTime(planner, { type: 'Breakfast' })
  await expect(planner.panel).toContainText('Analyzing breakfast options...')
  await pass(planner, 800)
  await expect(planner.panel).toContainText('Consulting the AI chef...')
  await pass(planner, 800)
  await expect(planner.panel).toContainText('Creating personalized recipes...')
})

test('the chef waits at 95 % for an answer that takes longer', { tag: '@long' }, async ({
  planner,
}) => {
  const release = await holdBack(planner.page, generation)
  await startWithoutTime(planner, { type: 'Lunch' })
  // After three seconds the app asks whether the store is there, and takes no answer within four more for a no.
  const isThere = planner.page.waitForResponse('**/api/health')
  await pass(planner, 3500)
  await isThere
  await pass(planner, 5500)
  await expect(progress(planner)).toHaveAttribute('aria-valuenow', '95')
  await expect(showNow(planner)).toBeHidden()
  const answered = planner.page.waitForResponse(generation)
  release()
  await (await answered).finished()
  await planner.page.clock.resume()
  await expect(planner.cards.first()).toBeVisible()
})

test('a chef that fails says so, and gives up after two seconds', { tag: '@long' }, async ({
  planner,
}) => {
  const { page } = planner
  await page.route(generation, route => route.fulfill({ status: 500, json: {} }))
  await page.goto('/meals')
  await planner.criteriaFor({ type: 'Lunch' })
  const startedAt = Date.now()
  await planner.generate()
  await expect(planner.panel).toBeVisible()
  await expect(planner.notices).toContainText('Failed to generate meals')
  await expect(planner.notices).toContainText('Please try again later.')
  await expect(planner.panel).toBeHidden()
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2000)
  await expect(planner.main).toContainText('Fill out the form')
})

/** Starts the generation while the page's clock is stopped. */
async function startWithoutTime(
  planner: MealPlanner,
  criteria: Parameters<MealPlanner['criteriaFor']>[0],
) {
  const { clock } = planner.page
  await clock.install()
  await planner.page.goto('/meals')
  await planner.criteriaFor(criteria)
  await stopClock(planner.page)
  await planner.generate()
  // The screen renders changes only in the next tick, so the clock has to advance.
  await expect(async () => {
    await clock.runFor(0)
    await expect(planner.panel).toBeVisible({ timeout: 100 })
  }).toPass()
}

/** Advances the page's clock and waits for the screen. */
async function pass({ page }: MealPlanner, milliseconds: number) {
  await page.clock.runFor(milliseconds)
  await page.evaluate(
    () =>
      new Promise<void>(done => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done()
        port2.postMessage(null)
      }),
  )
}

function progress({ panel }: MealPlanner) {
  return panel.getByRole('progressbar', { name: 'Generating meals' })
}

function showNow({ panel }: MealPlanner) {
  return panel.getByRole('button', { name: 'Show results now' })
}
