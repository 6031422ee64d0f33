import type { Meal } from '@aisleway/core/meals/meal'
import type { Page } from '@playwright/test'
import {
  type Bought,
  cost,
  dollars,
  draw,
  notPantry,
  packages,
  pantry,
  someMeal,
} from './cookbook.ts'
import { expect, type MealPlanner, test } from './meal-planner.ts'

test.describe('the price', () => {
  test('follows each pantry item, to the cent', async ({ planner }) => {
    const meal = await someMeal(planner.page)
    await planner.openMeal(meal.slug)
    await seesCostOf(planner, meal, notPantry(meal))
    await expect(planner.main).toContainText('You may already have these items')

    const [first, second] = pantry(meal)
    await button(planner, `Add ${first!.name} to the total`).click()
    await seesCostOf(planner, meal, [...notPantry(meal), first!])
    await button(planner, `Add ${second!.name} to the total`).click()
    await seesCostOf(planner, meal, [...notPantry(meal), first!, second!])
    await button(planner, `One more package of ${first!.name}`).click()
    await seesCostOf(
      planner,
      meal,
      [...notPantry(meal), first!, second!],
      first!.product.priceCents,
    )
    await button(planner, `One package less of ${first!.name}`).click()
    await button(planner, `Take ${first!.name} out of the total`).click()
    await seesCostOf(planner, meal, [...notPantry(meal), second!])
  })

  test('takes all pantry items at once, and puts them back', { tag: '@long' }, async ({
    planner,
  }) => {
    const meal = await someMeal(planner.page)
    await planner.openMeal(meal.slug)
    await planner.includePantry.check()
    await seesCostOf(planner, meal, [...notPantry(meal), ...pantry(meal)])
    await button(planner, `Take ${pantry(meal)[0]!.name} out of the total`).click()
    await expect(planner.includePantry).not.toBeChecked()
    await seesCostOf(planner, meal, [...notPantry(meal), ...pantry(meal).slice(1)])
    await planner.includePantry.check()
    await planner.includePantry.uncheck()
    await seesCostOf(planner, meal, notPantry(meal))
  })

  test('follows the servings, which stay in the address', async ({ planner }) => {
    const meal = await someMeal(planner.page)
    await planner.openMeal(meal.slug)
    const wanted = meal.servings + 3
    for (let i = 0; i < 3; i++) await button(planner, 'One more serving').click()
    await seesServings(planner, meal, wanted)
    await planner.page.reload()
    await seesServings(planner, meal, wanted)
    await button(planner, 'One serving less').click()
    await seesServings(planner, meal, wanted - 1)

    await planner.openMeal(meal.slug, '?servings=1')
    await seesServings(planner, meal, 1)
    await expect(button(planner, 'One serving less')).toBeDisabled()
    await planner.openMeal(meal.slug, '?servings=24')
    await seesServings(planner, meal, 24)
    await expect(button(planner, 'One more serving')).toBeDisabled()
  })
})

test.describe('the cart', () => {
  test('holds exactly the meal’s products and packages, and no pantry item', async ({
    planner,
  }) => {
    const meal = await someMeal(planner.page)
    await planner.openMeal(meal.slug)
    await planner.addMeal.click()
    await expect(planner.notices).toContainText('Added to cart')
    expect(await cartOf(planner)).toEqual(quantities(notPantry(meal)))
    const count = notPantry(meal).reduce((sum, one) => sum + packages(one), 0)
    await planner.seesItemsInCart(count)
    await expect(planner.notices).toContainText(
      `${notPantry(meal).length} ingredients of ${meal.name}`,
    )
  })

  test('holds the pantry items that were included, for the servings wanted', {
    tag: '@long',
  }, async ({ planner }) => {
    const meal = await someMeal(planner.page)
    await planner.openMeal(meal.slug, `?servings=${meal.servings * 3}`)
    await planner.includePantry.check()
    await planner.addMeal.click()
    await expect(planner.notices).toContainText('Added to cart')
    expect(await cartOf(planner)).toEqual(quantities([...notPantry(meal), ...pantry(meal)], 3))
  })

  test('merges what two meals need of one food', async ({ planner }) => {
    const { one, other, food } = await twoMealsOfOneFood(planner.page)
    for (const meal of [one, other]) {
      await planner.openMeal(meal.slug)
      await planner.addMeal.click()
      await expect(planner.addMeal).toBeEnabled()
      await expect(planner.notices).toContainText(`ingredients of ${meal.name}`)
    }
    const [first, second] = [one, other].map(meal => ingredient(meal, food))
    const grams = (first!.grams ?? 0) + (second!.grams ?? 0)
    expect((await cartOf(planner))[first!.product.id]).toBe(
      Math.max(packages(first!), packages({ ...first!, grams })),
    )
  })

  test('takes one ingredient alone, in as many packages as chosen', async ({ planner }) => {
    const meal = await someMeal(planner.page)
    const [first] = notPantry(meal)
    const { name, id } = first!.product
    await planner.openMeal(meal.slug)
    await button(planner, `One more package of ${name}`).click()
    await expect(planner.count(`Packages of ${name}`)).toHaveText(String(packages(first!) + 1))
    await seesCostOf(planner, meal, notPantry(meal), first!.product.priceCents)
    await button(planner, `Add ${name} to cart`).click()
    await expect(button(planner, `${name} is in your cart, add again`)).toBeVisible()
    expect(await cartOf(planner)).toEqual({ [id]: packages(first!) + 1 })
  })

  test('takes the product that an ingredient was swapped for', async ({ planner }) => {
    const { page } = planner
    const { meal, food } = await mealWithSwap(page)
    const before = ingredient(meal, food)
    await planner.openMeal(meal.slug)
    await button(planner, `Swap ${before.name}`).click()
    const dialog = page.getByRole('dialog', { name: `Swap ${before.name}` })
    const choose = dialog.getByRole('button', { name: /^Choose / }).first()
    const chosen = ((await choose.getAttribute('aria-label')) ?? '').replace('Choose ', '')
    await choose.click()
    await expect(dialog).toBeHidden()
    await expect(planner.main.getByRole('heading', { name: chosen, exact: true })).toBeVisible()

    const swaps: Bought[] = await (await page.request.get(`/api/foods/${food}/products`)).json()
    const swap = swaps.find(({ product }) => product.name === chosen)!
    const after: Bought = { ...before, product: swap.product, packageGrams: swap.packageGrams }
    const rest = notPantry(meal).filter(one => one.food !== food)
    await seesCostOf(planner, meal, [...rest, after])
    await planner.undo('Ingredient swapped')
    await seesCostOf(planner, meal, notPantry(meal))
    await button(planner, `Swap ${before.name}`).click()
    await dialog.getByRole('button', { name: `Choose ${chosen}` }).click()
    await expect(dialog).toBeHidden()
    await planner.addMeal.click()
    await expect(planner.notices).toContainText('Added to cart')
    expect(await cartOf(planner)).toEqual(quantities([...rest, after]))
  })

  test('that could not be saved is said', { tag: '@long' }, async ({ planner }) => {
    const meal = await someMeal(planner.page)
    await planner.page.route('**/api/meals/*/cart', route => route.abort())
    await planner.openMeal(meal.slug)
    await planner.addMeal.click()
    await expect(planner.notices).toContainText('could not be saved')
    expect(await cartOf(planner)).toEqual({})
  })
})

for (const { ingredients, title, message } of [
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
]) {
  test(`${title}: is said, and the meal cannot be bought`, async ({ planner }) => {
    const meal = await someMeal(planner.page)
    await answerWith(planner.page, { ...meal, ingredients: ingredients(meal) })
    await planner.openMeal(meal.slug)
    await expect(planner.main.getByRole('note')).toHaveText(`${title}${message}`)
    await expect(planner.addMeal).toBeDisabled()
    await expect(planner.includePantry).toBeDisabled()
    await expect(planner.main).not.toContainText('$0')
  })
}

test('an ingredient that is not sold here has no price, and is not in that of the meal', async ({
  planner,
}) => {
  const meal = await someMeal(planner.page)
  const [gone, ...rest] = notPantry(meal)
  const ingredients = meal.ingredients!.map(one =>
    one.food === gone!.food ? { ...one, product: null, packageGrams: null } : one,
  )
  await answerWith(planner.page, { ...meal, ingredients })
  await planner.openMeal(meal.slug)
  await expect(planner.main).toContainText('Not found in this store')
  await expect(planner.main).toContainText('1 ingredient is not sold here and not in the price.')
  await seesCostOf(planner, meal, rest)
})

test('a heart keeps the meal on Favorites, which leads to its page, where it is taken off', async ({
  planner,
}) => {
  const { page } = planner
  await page.goto('/meals?type=dinner&seed=3&meal=2')
  const title = planner.main.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const name = (await title.textContent()) ?? ''
  await planner.heartOf(name).click()
  await expect(planner.notices).toContainText('Added to favorites')
  await expect.poll(async () => (await favorites(page)).length).toBe(1)

  await page.goto('/favorites')
  await planner.main.getByRole('link', { name: `View Meal ${name}` }).click()
  await expect(page).toHaveURL(/\/meals\/[a-z0-9-]+$/)
  await expect(title).toHaveText(name)
  await expect(planner.heartOf(name)).toHaveAttribute('aria-pressed', 'true')
  await planner.heartOf(name).click()
  await expect(planner.notices).toContainText('Removed from favorites')
  await expect.poll(async () => (await favorites(page)).length).toBe(0)
  await page.goBack()
  await expect(planner.main).toContainText('No favorites yet')
})

test('a visitor is asked to sign in, and comes back to the meal', async ({ planner }) => {
  const { page } = planner
  const meal = await someMeal(page)
  await page.context().clearCookies()
  await page.goto(`/meals/${meal.slug}`)
  await expect(page).toHaveURL(/\/auth\?next=/)
  await planner.signIn()
  await expect(page).toHaveURL(`/meals/${meal.slug}`)
  await expect(planner.main.getByRole('heading', { name: meal.name })).toBeVisible()
})

test('a meal that is not in the cookbook says so', { tag: '@long' }, async ({ planner }) => {
  await planner.page.goto('/meals/nobody-ever-cooked-this')
  await expect(planner.main).toContainText('This meal is not in the cookbook')
  await planner.main.getByRole('link', { name: 'Explore Meals' }).last().click()
  await expect(planner.page).toHaveURL('/meals')
})

test.describe('nutrition', () => {
  test('shows every figure above 0, and no other', async ({ planner }) => {
    const meal = await someMeal(planner.page)
    await planner.openMeal(meal.slug)
    await planner.main.getByRole('tab', { name: 'Nutrition' }).click()
    const rows = planner.main.getByRole('table').locator('tbody').getByRole('row')
    const figures = Object.values(meal.nutrition).filter(amount => amount !== null && amount > 0)
    await expect(rows).toHaveCount(figures.length)
    await expect(rows.filter({ hasText: 'Calories' })).toContainText(
      `${meal.calories.toLocaleString('en-US')} kcal`,
    )
  })

  test('without any figure says so', { tag: '@long' }, async ({ planner }) => {
    const meal = await someMeal(planner.page)
    const nothing = Object.keys(meal.nutrition).map((name, i) => [name, i % 2 ? 0 : null])
    await answerWith(planner.page, { ...meal, nutrition: Object.fromEntries(nothing) })
    await planner.openMeal(meal.slug)
    await planner.main.getByRole('tab', { name: 'Nutrition' }).click()
    await expect(planner.main).toContainText('No nutrition information available')
    await expect(planner.main.getByRole('table')).toHaveCount(0)
  })
})

test('on paper stand ingredients and steps, and nothing to press', async ({ planner }) => {
  const { page } = planner
  const meal = await someMeal(page)
  await planner.openMeal(meal.slug)
  await page.emulateMedia({ media: 'print' })
  for (const step of meal.steps) {
    await expect(planner.main.getByRole('listitem').filter({ hasText: step })).toBeVisible()
  }
  const printed = planner.main.getByRole('list').first().getByRole('listitem')
  await expect(printed).toHaveCount(meal.ingredients!.length)
  for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'link'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
})

function button({ main }: MealPlanner, name: string) {
  return main.getByRole('button', { name, exact: true })
}

/** Price per serving and total are those of these ingredients, and some cents more. */
async function seesCostOf(planner: MealPlanner, meal: Meal, bought: Bought[], more = 0) {
  const cents = cost(bought) + more
  await planner.seesPrice(dollars(cents / meal.servings), dollars(cents), meal.servings)
}

async function seesServings(planner: MealPlanner, meal: Meal, servings: number) {
  const cents = cost(notPantry(meal), servings / meal.servings)
  await expect(planner.count('Servings')).toHaveText(String(servings))
  await planner.seesPrice(dollars(cents / servings), dollars(cents), servings)
  await expect(planner.page).toHaveURL(new RegExp(`servings=${servings}$`))
}

/** By product. */
function quantities(bought: Bought[], scale = 1): Record<string, number> {
  return Object.fromEntries(bought.map(one => [one.product.id, packages(one, scale)]))
}

/** What the account's cart holds by product, asked past the page. */
async function cartOf({ page }: MealPlanner): Promise<Record<string, number>> {
  const answer = await page.request.get('/api/cart')
  const { items }: { items: { product: { id: string }; quantity: number }[] } = await answer.json()
  return Object.fromEntries(items.map(({ product, quantity }) => [product.id, quantity]))
}

async function favorites({ request }: Page): Promise<unknown[]> {
  return (await request.get('/api/favorites')).json()
}

/** The page is told this of the meal, whatever the cookbook says. */
async function answerWith(page: Page, meal: unknown) {
  await page.route(`**/api/meals/${(meal as Meal).slug}`, route => route.fulfill({ json: meal }))
}

function ingredient(meal: Meal, food: string): Bought {
  return notPantry(meal).find(one => one.food === food)!
}

/** Two meals whose amounts of one food fit into fewer packages together than apart. */
async function twoMealsOfOneFood(page: Page): Promise<{ one: Meal; other: Meal; food: string }> {
  const seen: Meal[] = []
  for (let seed = 1; seed < 60; seed++) {
    for (const other of (await draw(page, { mealType: 'dinner' }, seed)).meals) {
      for (const one of seen) {
        if (one.slug === other.slug) continue
        const shared = notPantry(one).find(first => {
          const second = ingredient(other, first.food)
          if (second?.product.id !== first.product.id) return false
          if (first.grams === null || second.grams === null) return false
          const both = packages({ ...first, grams: first.grams + second.grams })
          return both < packages(first) + packages(second)
        })
        if (shared && isOnlyFoodOf(one, shared) && isOnlyFoodOf(other, shared)) {
          return { one, other, food: shared.food }
        }
      }
      seen.push(other)
    }
  }
  throw new Error('No two dinners share a food')
}

function isOnlyFoodOf(meal: Meal, { product }: Pick<Bought, 'product'>): boolean {
  return notPantry(meal).filter(one => one.product.id === product.id).length === 1
}

/** A meal with a food that more than one product serves as. */
async function mealWithSwap(page: Page): Promise<{ meal: Meal; food: string }> {
  const { meals } = await draw(page, { mealType: 'dinner' })
  for (const meal of meals) {
    for (const { food, product } of notPantry(meal)) {
      const swaps = await (await page.request.get(`/api/foods/${food}/products`)).json()
      if (swaps.length > 1 && isOnlyFoodOf(meal, { product })) return { meal, food }
    }
  }
  throw new Error('Nothing can be swapped')
}
