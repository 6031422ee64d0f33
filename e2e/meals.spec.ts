import type { Meal } from '@aisleway/core/meals/meal'
import { allMeals, dollars, draw, perServing } from './cookbook.ts'
import { expect, type MealPlanner, test } from './meal-planner.ts'
import { holdBack } from './network.ts'

const generation = '**/api/meals/generate*'

test('the screen asks a visitor to sign in, and leads back to where they were going', async ({
  planner,
}) => {
  const { page } = planner
  await page.context().clearCookies()
  await page.goto('/meals?type=lunch')
  await expect(planner.notices).toContainText('Please login to access this page')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await planner.signIn()
  await expect(page).toHaveURL('/meals?type=lunch')
  await expect(planner.form.getByRole('radio', { name: 'Lunch' })).toBeChecked()
})

test('a first visit says what to do, and asks for a meal type', async ({ planner }) => {
  await planner.page.goto('/meals')
  await expect(planner.main).toContainText(
    'Fill out the form and click Generate Meals to see recommendations.',
  )
  await expect(planner.form.getByRole('radio', { name: 'No Preference' })).toBeChecked()
  await planner.generate()
  await expect(planner.notices).toContainText('Missing information')
  await expect(planner.notices).toContainText('Please select a meal type.')
  await expect(planner.panel).toBeHidden()
  await planner.form.getByRole('link', { name: 'Back to Home' }).click()
  await expect(planner.page).toHaveURL('/')
})

test('a budget or calories below 1 are refused at their field', async ({ planner }) => {
  await planner.page.goto('/meals')
  await planner.wishFor({ type: 'Lunch', budget: '0.99' })
  await planner.generate()
  await expect(planner.form.getByLabel('Budget')).toHaveAccessibleDescription(
    'Enter $1.00 or more.',
  )
  await expect(planner.form.getByLabel('Budget')).toBeFocused()
  await planner.wishFor({ budget: '1', calories: 0 })
  await planner.generate()
  await expect(planner.form.getByLabel('Max Calories')).toHaveAccessibleDescription(
    'Enter 1 or more.',
  )
  await expect(planner.panel).toBeHidden()
})

test.describe('the chef at work', () => {
  test('takes five seconds, tells four texts and stops at 95 %', async ({ planner }) => {
    await startWithoutTime(planner, { type: 'Dinner', diet: 'Plant Based', calories: 600 })
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
    await pass(planner, 50)
    await expect(progress(planner)).toHaveAttribute('aria-valuenow', '100')
    await pass(planner, 250)
    await expect(planner.panel).toBeHidden()
    await expect(planner.cards.first()).toBeVisible()
  })

  test('without a diet and calories consults and personalises', { tag: '@long' }, async ({
    planner,
  }) => {
    await startWithoutTime(planner, { type: 'Breakfast' })
    await expect(planner.panel).toContainText('Analyzing breakfast options...')
    await pass(planner, 800)
    await expect(planner.panel).toContainText('Consulting the AI chef...')
    await pass(planner, 800)
    await expect(planner.panel).toContainText('Creating personalized recipes...')
  })

  test('waits at 95 % for an answer that takes longer', { tag: '@long' }, async ({ planner }) => {
    const release = await holdBack(planner.page, generation)
    await startWithoutTime(planner, { type: 'Lunch' })
    await pass(planner, 9000)
    await expect(progress(planner)).toHaveAttribute('aria-valuenow', '95')
    await expect(showNow(planner)).toBeHidden()
    const answered = planner.page.waitForResponse(generation)
    release()
    await (await answered).finished()
    await planner.page.clock.resume()
    await expect(planner.cards.first()).toBeVisible()
  })

  test('shows at once what there is, when asked', async ({ planner }) => {
    await startWithoutTime(planner, { type: 'Lunch' })
    await expect(async () => {
      await pass(planner, 10)
      await expect(showNow(planner)).toBeVisible({ timeout: 200 })
    }).toPass()
    await planner.page.clock.resume()
    await showNow(planner).click()
    await expect(planner.panel).toBeHidden()
    await expect(planner.cards).toHaveCount(5)
  })

  test('that fails says so, and gives up after two seconds', { tag: '@long' }, async ({
    planner,
  }) => {
    const { page } = planner
    await page.route(generation, route => route.fulfill({ status: 500, json: {} }))
    await page.goto('/meals')
    await planner.wishFor({ type: 'Lunch' })
    const startedAt = Date.now()
    await planner.generate()
    await expect(planner.panel).toBeVisible()
    await expect(planner.notices).toContainText('Failed to generate meals')
    await expect(planner.notices).toContainText('Please try again later.')
    await expect(planner.panel).toBeHidden()
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2000)
    expect(Date.now() - startedAt).toBeLessThan(5000)
    await expect(planner.main).toContainText('Fill out the form')
  })
})

test('what was found is told and shown: five cards with price, calories and servings', {
  tag: '@phone',
}, async ({ planner }) => {
  const { page } = planner
  const { total } = await draw(page, { mealType: 'dinner', diet: 'low_sodium' })
  await page.goto('/meals')
  await planner.generateNow({ type: 'Dinner', diet: 'Low Sodium' })
  await expect(planner.notices).toContainText('Meals found!')
  await expect(planner.notices).toContainText(`Found ${total} meals matching your criteria.`)
  await expect(planner.main.getByRole('heading', { level: 1 })).toHaveText(`5 of ${total} dinners`)
  await expect(planner.cards).toHaveCount(5)
  for (const meal of await shownMeals(planner)) {
    const card = planner.cards.filter({ has: page.getByRole('heading', { name: meal.name }) })
    await expect(card).toContainText(dollars(perServing(meal)))
    await expect(card).toContainText(`${dollars(perServing(meal) * meal.servings)} total`)
    await expect(card).toContainText(`${meal.calories} calories`)
    await expect(card).toContainText(`${meal.servings} servings`)
    expect(meal.diets).toContain('low_sodium')
  }
})

test('a meal at exactly the budget passes, and one cent less leaves it out', async ({
  planner,
}) => {
  const { page } = planner
  const meal = await mealOfWholeCents(planner)
  const cents = perServing(meal)
  await page.goto('/meals')
  await planner.generateNow({ type: 'Breakfast', budget: (cents / 100).toFixed(2) })
  await expect(planner.viewRecipe(meal.name)).toBeVisible()
  const shown = await planner.cards.count()

  await planner.generateNow({ budget: ((cents - 1) / 100).toFixed(2) })
  await expect(planner.viewRecipe(meal.name)).toHaveCount(0)
  expect(await planner.cards.count()).toBeLessThan(shown)
})

test('a meal of exactly the calories passes, and with one less nothing is found', {
  tag: '@long',
}, async ({ planner }) => {
  const { page } = planner
  const lunches = await allMeals(page, { mealType: 'lunch', diet: 'plant_based' })
  const [lightest] = lunches.toSorted((a, b) => a.calories - b.calories)
  await page.goto('/meals')
  await planner.generateNow({ type: 'Lunch', diet: 'Plant Based', calories: lightest!.calories })
  await expect(planner.notices).toContainText(/Found \d+ meals? matching your criteria\./)
  await expect(planner.viewRecipe(lightest!.name)).toBeVisible()

  await planner.generateNow({ calories: lightest!.calories - 1 })
  await expect(planner.notices).toContainText('No meals found')
  await expect(planner.notices).toContainText('Try adjusting your criteria to see more results.')
  await expect(planner.cards).toHaveCount(0)
})

test('a meal opens alone, View All Meals leads back, and back and reload keep the view', {
  tag: '@phone',
}, async ({ planner }) => {
  const { page } = planner
  await page.goto('/meals?type=lunch&seed=7')
  const names = await namesOfFive(planner)
  await planner.viewRecipe(names[1]!).click()
  const title = planner.main.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(names[1]!)
  await page.reload()
  await expect(title).toHaveText(names[1]!)
  await planner.main.getByRole('link', { name: 'View All Meals' }).click()
  await expect(planner.cards).toHaveCount(5)
  await page.reload()
  await expect(planner.cards.getByRole('heading')).toHaveText(names)
  await page.goBack()
  await expect(title).toHaveText(names[1]!)
  await page.goBack()
  await expect(planner.cards.getByRole('heading')).toHaveText(names)
})

test.describe('Reshuffle', () => {
  test('with all meals on view draws others, and back shows the former', async ({ planner }) => {
    const { page } = planner
    await page.goto('/meals?type=dinner&seed=7')
    const before = await namesOfFive(planner)
    await planner.reshuffle.click()
    await expect(planner.notices).toContainText('Meals reshuffled!')
    await expect(planner.cards.getByRole('heading')).not.toHaveText(before)
    await expect(planner.cards).toHaveCount(5)
    await page.goBack()
    await expect(planner.cards.getByRole('heading')).toHaveText(before)
  })

  test('in the single view goes on to the next, and after the last to another draw', async ({
    planner,
  }) => {
    const { page } = planner
    const { meals } = await draw(page, { mealType: 'dinner' }, 7)
    const title = planner.main.getByRole('heading', { level: 1 })
    await page.goto('/meals?type=dinner&seed=7&meal=4')
    await expect(title).toHaveText(meals[3]!.name)
    await planner.reshuffle.click()
    await expect(title).toHaveText(meals[4]!.name)
    await planner.reshuffle.click()
    await expect(title).not.toHaveText(meals[4]!.name)
    await expect(page).not.toHaveURL(/seed=7&/)
    await expect(page).toHaveURL(/meal=1$/)
    await expect(planner.notices).toContainText('Meals reshuffled!')
  })

  test('has nothing to do with one meal alone', { tag: '@long' }, async ({ planner }) => {
    const { page } = planner
    const lunches = await allMeals(page, { mealType: 'lunch', diet: 'plant_based' })
    const [lightest, next] = lunches.map(meal => meal.calories).sort((a, b) => a - b)
    test.skip(lightest === next, 'Two meals are the lightest')
    await page.goto(`/meals?type=lunch&diet=plant_based&calories=${lightest}&seed=1`)
    await expect(planner.cards).toHaveCount(1)
    await expect(planner.reshuffle).toBeDisabled()
  })

  test('that fails keeps the meals and says so', { tag: '@long' }, async ({ planner }) => {
    const { page } = planner
    await page.goto('/meals?type=dinner&seed=7')
    const before = await namesOfFive(planner)
    await page.route(generation, route => route.abort())
    await planner.reshuffle.click()
    await expect(planner.notices).toContainText('Failed to generate meals')
    await expect(planner.cards.getByRole('heading')).toHaveText(before)
  })
})

/** Has the chef begin while the page's clock stands still. */
async function startWithoutTime(planner: MealPlanner, wish: Parameters<MealPlanner['wishFor']>[0]) {
  const { clock } = planner.page
  await clock.install()
  await planner.page.goto('/meals')
  await planner.wishFor(wish)
  await clock.pauseAt(new Date(Date.now() + 60_000))
  await planner.generate()
  // What tells the screen of a change waits for the next tick.
  await expect(async () => {
    await clock.runFor(0)
    await expect(planner.panel).toBeVisible({ timeout: 100 })
  }).toPass()
}

/** Lets the page's time pass, and its screen come after. */
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

async function namesOfFive({ cards }: MealPlanner): Promise<string[]> {
  await expect(cards).toHaveCount(5)
  return cards.getByRole('heading').allTextContents()
}

/** The meals that the address stands for, as the API has them. */
async function shownMeals({ page }: MealPlanner): Promise<Meal[]> {
  const address = new URL(page.url()).searchParams
  const { meals } = await draw(
    page,
    { mealType: 'dinner', diet: address.get('diet') ?? 'no_preference' },
    Number(address.get('seed')),
  )
  return meals
}

/** A breakfast among the five cheapest whose price per serving can be typed to the cent. */
async function mealOfWholeCents({ page }: MealPlanner): Promise<Meal> {
  const breakfasts = await allMeals(page, { mealType: 'breakfast' })
  const cheapest = breakfasts.toSorted((a, b) => perServing(a) - perServing(b)).slice(0, 5)
  const found = cheapest.find(meal => Number.isInteger(perServing(meal)) && perServing(meal) > 100)
  if (!found) throw new Error('No cheap breakfast has a price of whole cents')
  return found
}
