import type { Meal } from '@aisleway/core/meals/meal'
import type { Page } from '@playwright/test'
import { cost, dollars, notPantry, pantry, pick, readMeal, someMeal } from '../../pages/cookbook.ts'
import { expect, type MealPlanner, test } from '../../pages/meal-planner.ts'
import { follow } from '../../support/client-navigation.ts'

test.describe('the price', () => {
  test('is right to the cent', async ({ planner }) => {
    const meal = await someMeal(planner.page)
    const [first, second] = pantry(meal)
    await planner.openMeal(meal.slug)

    await test.step('follows each pantry item, to the cent', async () => {
      await planner.seesCostOf(meal, notPantry(meal))
      await expect(planner.main).toContainText('You may already have these items')

      await planner.button(`Add ${first!.name} to the total`).click()
      await planner.seesCostOf(meal, [...notPantry(meal), first!])
      await planner.button(`Add ${second!.name} to the total`).click()
      const both = [...notPantry(meal), first!, second!]
      await planner.seesCostOf(meal, both)
      await planner.button(`One more package of ${first!.name}`).click()
      await planner.seesCostOf(meal, both, first!.product.priceCents)
      await planner.button(`One less package of ${first!.name}`).click()
      await planner.button(`Take ${first!.name} out of the total`).click()
      await planner.seesCostOf(meal, [...notPantry(meal), second!])
      await planner.button(`Take ${second!.name} out of the total`).click()
    })

    await test.step('follows the servings, which stay in the address', async () => {
      /** Arrives from another page, so choices made on this one are discarded. */
      const comeTo = async (servings: number) => {
        await follow(planner.page, '/meals')
        await expect(planner.form).toBeVisible()
        await follow(planner.page, `/meals/${meal.slug}?servings=${servings}`)
      }
      const wanted = meal.servings + 3
      for (let i = 0; i < 3; i++) await planner.button('One more serving').click()
      await seesServings(planner, meal, wanted)
      await planner.page.reload()
      await seesServings(planner, meal, wanted)
      await planner.button('One less serving').click()
      await seesServings(planner, meal, wanted - 1)

      await comeTo(1)
      await seesServings(planner, meal, 1)
      await expect(planner.button('One less serving')).toBeDisabled()
      await comeTo(24)
      await seesServings(planner, meal, 24)
      await expect(planner.button('One more serving')).toBeDisabled()
    })
  })

  test('takes all pantry items at once, and puts them back', { tag: '@long' }, async ({
    planner,
  }) => {
    const meal = await someMeal(planner.page)
    await planner.openMeal(meal.slug)
    await planner.includePantry.check()
    await planner.seesCostOf(meal, [...notPantry(meal), ...pantry(meal)])
    await planner.button(`Take ${pantry(meal)[0]!.name} out of the total`).click()
    await expect(planner.includePantry).not.toBeChecked()
    await planner.seesCostOf(meal, [...notPantry(meal), ...pantry(meal).slice(1)])
    await planner.includePantry.check()
    await planner.includePantry.uncheck()
    await planner.seesCostOf(meal, notPantry(meal))
  })
})

test('a heart keeps the meal on Favorites, which leads to its page, where it is taken off', {
  tag: '@long',
}, async ({ planner }) => {
  const { page } = planner
  await page.goto('/meals?type=dinner&seed=3&meal=2')
  const title = planner.main.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const name = (await title.textContent()) ?? ''
  await planner.heartOf(name).click()
  await expect(planner.notices).toContainText('Added to favorites')
  await expect.poll(async () => (await favorites(page)).length).toBe(1)

  await follow(page, '/favorites')
  await planner.main.getByRole('link', { name: `View Meal ${name}` }).click()
  await expect(page).toHaveURL(/\/meals\/[a-z0-9-]+$/)
  await expect(title).toHaveText(name)
  await expect(planner.heartOf(name)).toHaveAttribute('aria-pressed', 'true')
  await planner.heartOf(name).click()
  await expect(planner.notices).toContainText('Removed from favorites')
  await expect.poll(async () => (await favorites(page)).length).toBe(0)
  const meal = await readMeal(page, new URL(page.url()).pathname.replace('/meals/', ''))

  await test.step('its nutrition shows every figure above 0, and no other', async () => {
    await planner.main.getByRole('tab', { name: 'Nutrition' }).click()
    const rows = planner.main.getByRole('table').locator('tbody').getByRole('row')
    const figures = Object.values(meal.nutrition).filter(amount => amount !== null && amount > 0)
    await expect(rows).toHaveCount(figures.length)
    await expect(rows.filter({ hasText: 'Calories' })).toContainText(
      `${meal.calories.toLocaleString('en-US')} kcal`,
    )
  })

  await test.step('on paper stand ingredients and steps, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const step of meal.steps) {
      await expect(planner.main.getByRole('listitem').filter({ hasText: step })).toBeVisible()
    }
    const printed = planner.main.getByRole('list').first().getByRole('listitem')
    await expect(printed).toHaveCount(meal.ingredients!.length)
    for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'link'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await page.emulateMedia({ media: 'screen' })
  })

  await page.goBack()
  await expect(planner.main).toContainText('No favorites yet')
})

test('a meal whose ingredients are not known is said to be so, and cannot be bought', async ({
  planner,
}) => {
  const { page } = planner
  const [first, ...others] = (await pick(page, { mealType: 'dinner' })).meals
  await planner.openMeal(first!.slug)
  for (const [i, { title, message, ingredients }] of unknownIngredients.entries()) {
    await test.step(title, async () => {
      const meal = others[i]!
      await answerWith(page, { ...meal, ingredients: ingredients(meal) })
      await follow(page, `/meals/${meal.slug}`)
      await expect(planner.main.getByRole('note')).toHaveText(`${title}${message}`)
      await expect(planner.addMeal).toBeDisabled()
      await expect(planner.includePantry).toBeDisabled()
      await expect(planner.main).not.toContainText('$0')
    })
  }

  await test.step('an ingredient that is not sold here has no price, and is not in that of the meal', async () => {
    const meal = others[unknownIngredients.length]!
    const [gone, ...rest] = notPantry(meal)
    const ingredients = meal.ingredients!.map(one =>
      one.food === gone!.food ? { ...one, product: null, packageGrams: null } : one,
    )
    await answerWith(page, { ...meal, ingredients })
    await follow(page, `/meals/${meal.slug}`)
    await expect(planner.main).toContainText('Not sold at this store')
    await expect(planner.main).toContainText(
      '1 ingredient isn’t sold here, so it’s not in the price.',
    )
    await planner.seesCostOf(meal, rest)
  })
})

const unknownIngredients = [
  {
    ingredients: () => null,
    title: 'Missing ingredients data',
    message:
      "We couldn't find ingredient information for this meal. You won't be able to add it to your cart.",
  },
  {
    ingredients: () => [],
    title: 'No ingredients available',
    message: "This meal doesn't have ingredients information in our database.",
  },
  {
    ingredients: (meal: Meal) => meal.ingredients!.map(one => ({ ...one, product: null })),
    title: 'Invalid ingredients data',
    message: 'The ingredients for this meal have formatting issues.',
  },
]

test('a meal that is not in the cookbook says so', { tag: '@long' }, async ({ planner }) => {
  await planner.page.goto('/meals/nobody-ever-cooked-this')
  await expect(planner.main).toContainText('This meal isn’t in the cookbook')
  await planner.main.getByRole('link', { name: 'Explore Meals' }).last().click()
  await expect(planner.page).toHaveURL('/meals')
})

test('nutrition without any figure says so', { tag: '@long' }, async ({ planner }) => {
  const meal = await someMeal(planner.page)
  const nothing = Object.keys(meal.nutrition).map((name, i) => [name, i % 2 ? 0 : null])
  await answerWith(planner.page, { ...meal, nutrition: Object.fromEntries(nothing) })
  await planner.openMeal(meal.slug)
  await planner.main.getByRole('tab', { name: 'Nutrition' }).click()
  await expect(planner.main).toContainText('No nutrition information available')
  await expect(planner.main.getByRole('table')).toHaveCount(0)
})

async function seesServings(planner: MealPlanner, meal: Meal, servings: number) {
  const cents = cost(notPantry(meal), servings / meal.servings)
  await expect(planner.count('Servings')).toHaveText(String(servings))
  await planner.seesPrice(dollars(cents / servings), dollars(cents), servings)
  await expect(planner.page).toHaveURL(new RegExp(`servings=${servings}$`))
}

async function favorites({ request }: Page): Promise<unknown[]> {
  return (await request.get('/api/favorites')).json()
}

/** Answers the page's request for the meal with this one instead of the cookbook's. */
async function answerWith(page: Page, meal: unknown) {
  await page.route(`**/api/meals/${(meal as Meal).slug}`, route => route.fulfill({ json: meal }))
}
