import { notPantry, someMeal } from '../../pages/cookbook.ts'
import { expect, test } from '../../pages/meal-planner.ts'
import { isAccessible } from '../../support/axe.ts'

test('the cookbook is browsed and searched, by what it takes and by what is at home', async ({
  planner,
}) => {
  const { page, main, cards } = planner
  const count = main.getByRole('status').filter({ hasText: /meals?$/ })
  await page.goto('/meals')
  await main.getByRole('link', { name: 'Browse the cookbook' }).click()
  await expect(cards).toHaveCount(12)
  const all = Number.parseInt((await count.textContent()) ?? '', 10)
  expect(all).toBeGreaterThan(100)

  await test.step('its pages lead on', async () => {
    const first = await cards.first().getByRole('heading').textContent()
    await main.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/cookbook?page=2')
    await expect(cards.first().getByRole('heading')).not.toHaveText(first!)
  })

  await test.step('filters stay in the address', async () => {
    if (planner.isPhone) await main.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('radio', { name: 'Breakfast' }).check()
    await page.getByRole('combobox', { name: 'Time' }).selectOption('Up to 30 min')
    if (planner.isPhone) await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/cookbook?type=breakfast&minutes=30')
    await page.reload()
    await expect(cards.first()).toBeVisible()
    expect(Number.parseInt((await count.textContent()) ?? '', 10)).toBeLessThan(all)
  })

  await test.step('what is at home comes first', async () => {
    await page.goto('/cookbook')
    await main.getByRole('combobox', { name: 'What do you have?' }).fill('spinach')
    await main.getByRole('listbox', { name: 'Foods' }).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/cookbook\?have=\w+/)
    await expect(cards.first()).toContainText(/to buy|You have everything/)
    await isAccessible(page)
  })

  await test.step('what is in the pantry is added to it', async () => {
    const bought = notPantry(await someMeal(page)).find(({ food }) => !food.includes('spinach'))!
    const added = await page.request.post('/api/pantry/entries', {
      data: { things: [{ productId: bought.product.id }] },
    })
    expect(added.ok()).toBe(true)
    await page.reload()
    await main.getByRole('button', { name: 'Use my pantry' }).click()
    await expect(page).toHaveURL(/have=[^,]*spinach[^,]*,./)
  })

  await test.step('a word finds a meal, which opens', async () => {
    await page.goto('/cookbook')
    await main.getByRole('searchbox', { name: 'Search the cookbook' }).fill('lentil')
    await expect(page).toHaveURL('/cookbook?q=lentil')
    await cards
      .first()
      .getByRole('link', { name: /^View Recipe Details of .*lentil/i })
      .click()
    await expect(planner.addMeal).toBeVisible()
    await main.getByRole('link', { name: 'Cookbook' }).click()
    await expect(page).toHaveURL('/cookbook?q=lentil')
  })
})
