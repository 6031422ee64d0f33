import type { Locator } from '@playwright/test'
import {
  cardOf,
  heartOf,
  isEmpty,
  isFilled,
  isSaved,
  labelOf,
  pressFirstHeart,
} from '../../pages/hearts.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'
import { follow } from '../../support/client-navigation.ts'

test.beforeEach(({ shopper }) => shopper.startSignedIn())

test('a kept meal is on the Meals tab, leads to its page, and can be taken off', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  const { name, slug } = await keepAMeal(shopper)
  const card = shopper.cards.filter({ has: page.getByRole('heading', { name }) })
  await page.goto('/favorites')
  await expect(page.getByRole('tab', { name: 'Meals' })).toHaveText('Meals1')
  await expect(page.getByRole('tab', { name: 'Meals' })).toHaveAttribute('aria-selected', 'true')
  await expect(card).toContainText(/\d+ calories/)
  await isAccessible(page)
  await card.getByRole('link', { name: `View Meal ${name}` }).click()
  await expect(page).toHaveURL(`/meals/${slug}`)
  await page.goBack()
  await heartOf(shopper, name).click()
  await expect(card).toHaveCount(0)
  await shopper.undo('Removed from favorites')
  await expect(card).toBeVisible()

  await test.step('without any, the screen says how to get some and where', async () => {
    await heartOf(shopper, name).click()
    await expect(page.getByRole('heading', { name: 'My Favorites' })).toBeVisible()
    await expect(page.getByText('Manage your favorite products and meals')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
    await expect(link(shopper, 'Explore Meals')).toHaveAttribute('href', '/meals')
    await expect(link(shopper, 'Back to Home')).toHaveAttribute('href', '/')
    await link(shopper, 'Browse Products').click()
    await expect(page).toHaveURL('/browse')
  })
})

test('what was kept in Browse stands on the screen, is bought there, and goes at sign-out @long', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.browse('?q=greek+yogurt')

  await test.step('the heart in a product’s details is the one on its card', async () => {
    await shopper.cards.first().getByRole('heading').getByRole('button').click()
    const dialog = page.getByRole('dialog')
    const heart = dialog.getByRole('button', { name: /^Favorite / })
    await heart.click()
    await isFilled(heart)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await isFilled(shopper.cards.first().getByRole('button', { name: /^Favorite / }))
  })
  const first = await labelOf(shopper.main.getByRole('button', { name: /^Favorite / }).first())
  const second = await pressFirstHeart(shopper)
  await isSaved(shopper, 2)

  await test.step('taken off, Undo brings it back', async () => {
    await follow(page, '/favorites')
    await expect(page.getByRole('tab', { name: 'Products' })).toHaveText('Products2')
    expect(await shopper.names()).toEqual([second, first].map(withoutSize))
    await isAccessible(page)

    await heartOf(shopper, first).click()
    await expect(cardOf(shopper, first)).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'Products' })).toHaveText('Products1')
    await shopper.undo('Removed from favorites')
    await isSaved(shopper, 2)
    await page.reload()
    await expect(shopper.cards).toHaveCount(2)
    expect(await shopper.names()).toEqual([second, first].map(withoutSize))
  })

  await test.step('the control on the screen fills and reduces the cart, and leaves the heart', async () => {
    expect(await shopper.addToCart()).toBe(second)
    await shopper.oneMore(second)
    await shopper.seesItemsInCart(2)
    await shopper.oneLess(second)
    await shopper.seesItemsInCart(1)
    await heartOf(shopper, second).click()
    await expect(cardOf(shopper, second)).toHaveCount(0)
    await isSaved(shopper, 1)
    await shopper.seesItemsInCart(1)
  })

  await test.step('nothing of them stays after signing out', async () => {
    await follow(page, '/')
    const product = await pressFirstHeart(shopper)
    await isSaved(shopper, 2)
    await shopper.signOut()
    await isEmpty(heartOf(shopper, product))
    expect(await shopper.storedText()).not.toContain(product)
  })
})

test('the drawer of a phone counts the favorites and leads to them', {
  tag: ['@phone', '@long'],
}, async ({ shopper }) => {
  test.skip(!shopper.isPhone, 'A desktop has them in its bar')
  await shopper.browse('?q=greek+yogurt')
  const product = await pressFirstHeart(shopper)
  await isSaved(shopper, 1)
  const row = (await shopper.openDrawer()).getByRole('link', { name: 'Favorites' })
  await expect(row).toHaveText('Favorites1')
  await row.click()
  await expect(shopper.page).toHaveURL('/favorites')
  await heartOf(shopper, product).click()
  await expect(cardOf(shopper, product)).toHaveCount(0)
  await shopper.undo('Removed from favorites')
  await expect(cardOf(shopper, product)).toBeVisible()
})

test('the keyboard stays among the hearts when one goes', { tag: '@long' }, async ({ shopper }) => {
  test.skip(shopper.isPhone, 'A phone has no keyboard')
  await shopper.browse('?q=milk')
  const first = await pressFirstHeart(shopper)
  const second = await pressFirstHeart(shopper)
  await isSaved(shopper, 2)
  await shopper.page.goto('/favorites')
  await heartOf(shopper, second).press('Enter')
  await expect(heartOf(shopper, first)).toBeFocused()
  await heartOf(shopper, first).press('Enter')
  await expect(shopper.main.getByText('No favorites yet')).toBeVisible()
})

function link(shopper: Shopper, name: string): Locator {
  return shopper.main.getByRole('link', { name })
}

/** A card omits the size, which is shown below the name. */
function withoutSize(name: string): string {
  return name.replace(/, [^,]*\d[^,]*$/, '')
}

/** Adds a breakfast from the cookbook without using the screen. */
async function keepAMeal(shopper: Shopper): Promise<{ name: string; slug: string }> {
  const { request } = shopper.page
  const answer = await request.get('/api/meals/generate?mealType=breakfast&seed=1')
  const { meals } = await answer.json()
  const [meal] = meals
  const kept = await request.put(`/api/favorites/meals/${meal.slug}`, { data: {} })
  expect(kept.ok()).toBe(true)
  return meal
}
