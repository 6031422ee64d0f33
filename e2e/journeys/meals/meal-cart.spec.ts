import type { Meal } from '@aisleway/core/meals/meal'
import type { Page, Route } from '@playwright/test'
import { type Bought, notPantry, packages, pantry, pick, someMeal } from '../../pages/cookbook.ts'
import { expect, type MealPlanner, test } from '../../pages/meal-planner.ts'
import { follow } from '../../support/client-navigation.ts'

test('the cart takes of a meal what is needed of it, and no more', { tag: '@long' }, async ({
  planner,
}) => {
  const { page } = planner
  const meal = await someMeal(page)
  await planner.openMeal(meal.slug)

  await test.step('one ingredient alone, in as many packages as chosen', async () => {
    const [first] = notPantry(meal)
    const { name, id } = first!.product
    await planner.button(`One more package of ${name}`).click()
    await expect(planner.count(`Packages of ${name}`)).toHaveText(String(packages(first!) + 1))
    await planner.seesCostOf(meal, notPantry(meal), first!.product.priceCents)
    await planner.button(`Add ${name} to cart`).click()
    await expect(planner.button(`${name} is in your cart. Add another`)).toBeVisible()
    expect(await cartOf(planner)).toEqual({ [id]: packages(first!) + 1 })
    await planner.button(`One less package of ${name}`).click()
  })

  await test.step('holds exactly the meal’s products and packages, and no pantry item', async () => {
    await emptyCart(planner)
    await planner.addMeal.click()
    await expect(planner.notices).toContainText('Added to cart')
    await expect(planner.notices).toContainText(
      `${notPantry(meal).length} ingredients for ${meal.name}`,
    )
    expect(await cartOf(planner)).toEqual(quantities(notPantry(meal)))
    const count = notPantry(meal).reduce((sum, one) => sum + packages(one), 0)
    await planner.seesItemsInCart(count)
  })

  await test.step('the product that an ingredient was swapped for', async () => {
    const { meal, food } = await mealWithSwap(page)
    const before = ingredient(meal, food)
    await follow(page, `/meals/${meal.slug}`)
    await planner.button(`Swap ${before.name}`).click()
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
    await planner.seesCostOf(meal, [...rest, after])
    // What was changed since stays when the swap is undone.
    const { product: other } = rest.find(one => isOnlyFoodOf(meal, one))!
    await planner.button(`One more package of ${other.name}`).click()
    await planner.seesCostOf(meal, [...rest, after], other.priceCents)
    await planner.undo('Ingredient swapped')
    await planner.seesCostOf(meal, notPantry(meal), other.priceCents)
    await planner.button(`One less package of ${other.name}`).click()
    await planner.button(`Swap ${before.name}`).click()
    await dialog.getByRole('button', { name: `Choose ${chosen}` }).click()
    await expect(dialog).toBeHidden()
    await emptyCart(planner)
    await planner.addMeal.click()
    await expect.poll(() => cartOf(planner)).toEqual(quantities([...rest, after]))
  })

  await test.step('merges what two meals need of one food', async () => {
    await emptyCart(planner)
    const { one, other, food } = await twoMealsOfOneFood(page)
    for (const meal of [one, other]) {
      await follow(page, `/meals/${meal.slug}`)
      await expect(planner.main.getByRole('heading', { name: meal.name })).toBeVisible()
      await planner.addMeal.click()
      await expect(planner.addMeal).toBeEnabled()
      await expect(planner.notices).toContainText(`ingredients for ${meal.name}`)
    }
    const [first, second] = [one, other].map(meal => ingredient(meal, food))
    const grams = (first!.grams ?? 0) + (second!.grams ?? 0)
    const together = Math.max(packages(first!), packages({ ...first!, grams }))
    await expect.poll(async () => (await cartOf(planner))[first!.product.id]).toBe(together)
  })
})

test('the cart holds the pantry items that were included, for the servings wanted', {
  tag: '@long',
}, async ({ planner }) => {
  const meal = await someMeal(planner.page)
  await planner.openMeal(meal.slug, `?servings=${meal.servings * 3}`)
  await planner.includePantry.check()
  await planner.addMeal.click()
  await expect(planner.notices).toContainText('Added to cart')
  expect(await cartOf(planner)).toEqual(quantities([...notPantry(meal), ...pantry(meal)], 3))
})

test('a meal whose answer was lost is sent again by itself, and is in the cart once', {
  tag: '@long',
}, async ({ planner }) => {
  const { page } = planner
  const meal = await someMeal(page)
  await planner.openMeal(meal.slug)
  const request = '**/api/meals/*/cart'
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    // A slow answer has been given up by then.
    await route.abort().catch(() => {})
  }
  await page.route(request, loseAnswer, { times: 1 })
  const lost = page.waitForEvent('requestfailed')
  const answered = page.waitForResponse(request)
  await planner.addMeal.click()
  await expect(planner.notices).toContainText('Added to cart')
  await lost
  await answered
  expect(await cartOf(planner)).toEqual(quantities(notPantry(meal)))
})

test('a meal that could not be put into the cart is said', { tag: '@long' }, async ({
  planner,
}) => {
  const meal = await someMeal(planner.page)
  await planner.page.route('**/api/meals/*/cart', route => route.fulfill({ status: 500, json: {} }))
  await planner.openMeal(meal.slug)
  await planner.addMeal.click()
  await expect(planner.notices).toContainText('couldn’t save')
  expect(await cartOf(planner)).toEqual({})
})

/** The quantities by product. */
function quantities(bought: Bought[], scale = 1): Record<string, number> {
  return Object.fromEntries(bought.map(one => [one.product.id, packages(one, scale)]))
}

/** The quantities in the account's cart by product, requested without the page. */
async function cartOf({ page }: MealPlanner): Promise<Record<string, number>> {
  const answer = await page.request.get('/api/cart')
  const { items }: { items: { product: { id: string }; quantity: number }[] } = await answer.json()
  return Object.fromEntries(items.map(({ product, quantity }) => [product.id, quantity]))
}

async function emptyCart({ page }: MealPlanner) {
  const answer = await page.request.delete('/api/cart', { data: {} })
  expect(answer.ok()).toBe(true)
}

function ingredient(meal: Meal, food: string): Bought {
  return notPantry(meal).find(one => one.food === food)!
}

/** Two meals whose amounts of one food fit into fewer packages together than separately. */
async function twoMealsOfOneFood(page: Page): Promise<{ one: Meal; other: Meal; food: string }> {
  const seen: Meal[] = []
  for (let seed = 1; seed < 60; seed++) {
    for (const other of (await pick(page, { mealType: 'dinner' }, seed)).meals) {
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

/** A meal with a food for which there is more than one product. */
async function mealWithSwap(page: Page): Promise<{ meal: Meal; food: string }> {
  const { meals } = await pick(page, { mealType: 'dinner' })
  for (const meal of meals) {
    for (const { food, product } of notPantry(meal)) {
      const swaps = await (await page.request.get(`/api/foods/${food}/products`)).json()
      if (swaps.length > 1 && isOnlyFoodOf(meal, { product })) return { meal, food }
    }
  }
  throw new Error('Nothing can be swapped')
}
