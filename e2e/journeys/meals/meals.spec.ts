import type { Meal } from '@aisleway/core/meals/meal'
import { allMeals, dollars, perServing, pick, someMeal } from '../../pages/cookbook.ts'
import { expect, type MealPlanner, test } from '../../pages/meal-planner.ts'
import { follow } from '../../support/client-navigation.ts'

const generation = '**/api/meals/generate*'

test('a visitor is asked to sign in, and comes back to the meal', { tag: '@long' }, async ({
  planner,
}) => {
  const { page } = planner
  const meal = await someMeal(page)
  await page.context().clearCookies()
  await page.goto('/meals?type=lunch')
  await expect(planner.notices).toContainText('Please login to access this page')
  for (const address of [`/meals/${meal.slug}/cook`, `/meals/${meal.slug}`]) {
    await follow(page, address)
    await expect(page).toHaveURL(`/auth?next=${address}`)
  }
  await planner.signIn()
  await expect(page).toHaveURL(`/meals/${meal.slug}`)
  await expect(planner.main.getByRole('heading', { name: meal.name })).toBeVisible()
})

test('the form says what it needs, and finds meals within the budget', { tag: '@long' }, async ({
  planner,
}) => {
  const { page, form } = planner
  const meal = await mealOfWholeCents(planner)
  await page.goto('/meals')

  await test.step('a first visit says what to do, and asks for a meal type', async () => {
    await expect(planner.main).toContainText(
      'Fill out the form and click Generate Meals to see recommendations.',
    )
    await expect(form.getByRole('radio', { name: 'No Preference' })).toBeChecked()
    await planner.generate()
    await expect(planner.notices).toContainText('Missing information')
    await expect(planner.notices).toContainText('Please select a meal type.')
    await expect(planner.panel).toBeHidden()
    await form.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('a field says what is wrong with its number', async () => {
    await follow(page, '/meals?type=lunch')
    await expect(form.getByRole('radio', { name: 'Lunch' })).toBeChecked()
    await planner.criteriaFor({ budget: '0.99' })
    await planner.generate()
    for (const [budget, text] of [
      ['0.99', 'Enter $1.00 or more.'],
      ['20000', 'Enter $10,000.00 or less.'],
      ['5.555', 'Enter dollars and cents, like 5.55.'],
    ] as const) {
      await planner.criteriaFor({ budget })
      await expect(form.getByLabel('Budget')).toHaveAccessibleDescription(text)
    }
    await expect(form.getByLabel('Budget')).toBeFocused()
    await planner.criteriaFor({ budget: '1', calories: 0 })
    await planner.generate()
    await expect(form.getByLabel('Max Calories')).toHaveAccessibleDescription('Enter 1 or more.')
    await form.getByLabel('Max Calories').fill('2.5')
    await expect(form.getByLabel('Max Calories')).toHaveAccessibleDescription(
      'Enter a whole number, like 5.',
    )
    await expect(planner.panel).toBeHidden()
    await form.getByLabel('Max Calories').clear()
  })

  await test.step('a meal at exactly the budget passes, and one cent less leaves it out', async () => {
    const cents = perServing(meal)
    await planner.generateNow({
      type: 'Breakfast',
      diet: 'No Preference',
      budget: (cents / 100).toFixed(2),
    })
    await expect(planner.viewRecipe(meal.name)).toBeVisible()
    const shown = await planner.cards.count()

    await planner.generateNow({ budget: ((cents - 1) / 100).toFixed(2) })
    await expect(planner.viewRecipe(meal.name)).toHaveCount(0)
    expect(await planner.cards.count()).toBeLessThan(shown)
  })
})

test('what is typed while meals are found stays, and Back shows what was sent before', {
  tag: '@long',
}, async ({ planner }) => {
  const { page, form } = planner
  const budget = form.getByLabel('Budget')
  await page.goto('/meals')
  await planner.criteriaFor({ type: 'Dinner', budget: '9' })
  await planner.generate()
  await planner.criteriaFor({ budget: '8' })
  // Without moving the focus, as when the time is up.
  await planner.panel.getByRole('button', { name: 'Show results now' }).dispatchEvent('click')
  await expect(planner.panel).toBeHidden()
  await expect(page).toHaveURL(/budget=9\.00/)
  await expect(budget).toHaveValue('8')
  await expect(budget).toBeFocused()
  await planner.generateNow({})
  await expect(page).toHaveURL(/budget=8\.00/)
  await page.goBack()
  await expect(page).toHaveURL(/budget=9\.00/)
  await planner.criteriaFor({})
  await expect(budget).toHaveValue('9.00')
  await page.goForward()
  await expect(budget).toHaveValue('8.00')
})

test('five meals are found, looked at one by one, and reshuffled', { tag: '@long' }, async ({
  planner,
}) => {
  const { page } = planner
  const title = planner.main.getByRole('heading', { level: 1 })
  await page.goto('/meals')

  await test.step('what was found is told and shown: five cards with price, calories and servings', async () => {
    const { total } = await pick(page, { mealType: 'dinner', diet: 'low_sodium' })
    await planner.generateNow({ type: 'Dinner', diet: 'Low Sodium' })
    await expect(planner.notices).toContainText('Meals found!')
    await expect(planner.notices).toContainText(`Found ${total} meals matching your criteria.`)
    await expect(planner.main.getByRole('heading', { level: 1 })).toHaveText(
      `5 of ${total} dinners`,
    )
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

  await test.step('a meal opens alone, View All Meals leads back, and back and reload keep the view', async () => {
    const names = await namesOfFive(planner)
    await planner.viewRecipe(names[1]!).click()
    await expect(title).toHaveText(names[1]!)
    await page.reload()
    await expect(title).toHaveText(names[1]!)
    // The form stays on the left, where there is room for it, with the link to home.
    if (!planner.isPhone) await expect(planner.form).toBeVisible()
    await expect(planner.main.getByRole('link', { name: 'Back to Home' })).toBeVisible()
    await planner.main.getByRole('link', { name: 'View All Meals' }).click()
    await expect(planner.cards).toHaveCount(5)
    await page.reload()
    await expect(planner.cards.getByRole('heading')).toHaveText(names)
    await page.goBack()
    await expect(title).toHaveText(names[1]!)
    await page.goBack()
    await expect(planner.cards.getByRole('heading')).toHaveText(names)
  })

  await test.step('Reshuffle with all meals on view picks others, and back shows the former', async () => {
    const before = await namesOfFive(planner)
    await planner.reshuffle.click()
    await expect(planner.notices).toContainText('Meals reshuffled!')
    await expect(planner.cards.getByRole('heading')).not.toHaveText(before)
    await expect(planner.cards).toHaveCount(5)
    await page.goBack()
    await expect(planner.cards.getByRole('heading')).toHaveText(before)
  })

  await test.step('in the single view it goes on to the next, and after the last to another pick', async () => {
    const { meals } = await pick(page, { mealType: 'dinner' }, 7)
    await follow(page, '/meals?type=dinner&seed=7&meal=4')
    await expect(title).toHaveText(meals[3]!.name)
    await planner.reshuffle.click()
    await expect(title).toHaveText(meals[4]!.name)
    await planner.reshuffle.click()
    await expect(title).not.toHaveText(meals[4]!.name)
    await expect(page).not.toHaveURL(/seed=7&/)
    await expect(page).toHaveURL(/meal=1$/)
  })
})

test('on a phone the form makes way for the meals, until it is asked for again', {
  tag: ['@phone', '@long'],
}, async ({ planner }) => {
  test.skip(!planner.isPhone, 'A desktop has room for both')
  const { page } = planner
  await page.goto('/meals')
  await planner.generateNow({ type: 'Dinner', diet: 'Low Sodium' })
  await expect(planner.form).toBeHidden()
  const names = await namesOfFive(planner)
  await planner.viewRecipe(names[1]!).click()
  await expect(planner.main.getByRole('heading', { level: 1 })).toHaveText(names[1]!)
  await expect(planner.main.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  await planner.main.getByRole('link', { name: 'View All Meals' }).click()
  await planner.generateNow({ type: 'Lunch' })
  await expect(planner.cards.getByRole('heading')).not.toHaveText(names)
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
  await planner.main.getByRole('button', { name: /^Any calories: \d+ meals?$/ }).click()
  await expect(planner.cards.first()).toBeVisible()
})

test('Reshuffle has nothing to do with one meal alone', { tag: '@long' }, async ({ planner }) => {
  const { page } = planner
  const lunches = await allMeals(page, { mealType: 'lunch', diet: 'plant_based' })
  const [lightest, next] = lunches.map(meal => meal.calories).sort((a, b) => a - b)
  test.skip(lightest === next, 'Two meals are the lightest')
  await page.goto(`/meals?type=lunch&diet=plant_based&calories=${lightest}&seed=1`)
  await expect(planner.cards).toHaveCount(1)
  await expect(planner.reshuffle).toBeDisabled()
})

test('a Reshuffle that fails keeps the meals and says so', { tag: '@long' }, async ({
  planner,
}) => {
  const { page } = planner
  await page.goto('/meals?type=dinner&seed=7')
  const before = await namesOfFive(planner)
  await page.route(generation, route => route.abort())
  await planner.reshuffle.click()
  await expect(planner.notices).toContainText('Failed to generate meals')
  await expect(planner.cards.getByRole('heading')).toHaveText(before)
})

async function namesOfFive({ cards }: MealPlanner): Promise<string[]> {
  await expect(cards).toHaveCount(5)
  return cards.getByRole('heading').allTextContents()
}

/** The meals that the URL stands for, according to the API. */
async function shownMeals({ page }: MealPlanner): Promise<Meal[]> {
  const address = new URL(page.url()).searchParams
  const { meals } = await pick(
    page,
    { mealType: 'dinner', diet: address.get('diet') ?? 'no_preference' },
    Number(address.get('seed')),
  )
  return meals
}

/** One of the five cheapest breakfasts whose price per serving is a whole number of cents. */
async function mealOfWholeCents({ page }: MealPlanner): Promise<Meal> {
  const breakfasts = await allMeals(page, { mealType: 'breakfast' })
  const cheapest = breakfasts.toSorted((a, b) => perServing(a) - perServing(b)).slice(0, 5)
  const found = cheapest.find(meal => Number.isInteger(perServing(meal)) && perServing(meal) > 100)
  if (!found) throw new Error('No cheap breakfast has a price of whole cents')
  return found
}
