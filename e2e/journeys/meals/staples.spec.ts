import { staples } from '@aisleway/core/meals/basket/staples'
import { cost, dollars, notPantry, pantry, pick, someMeal } from '../../pages/cookbook.ts'
import { expect, test } from '../../pages/meal-planner.ts'
import { follow } from '../../support/client-navigation.ts'

const question = 'Do you have salt, oil, and flour?'

test('what the shopper has at home is asked once, beside the price, and decides it', {
  tag: ['@phone', '@long'],
}, async ({ planner }) => {
  const { page, main } = planner
  const meal = await someMeal(page)
  const asked = main.getByRole('region', { name: question })
  await planner.openMeal(meal.slug)

  await test.step('what the price leaves out is said', async () => {
    await planner.seesCostOf(meal, notPantry(meal))
    await expect(planner.summary).toContainText(`+ ${dollars(cost(pantry(meal)))} if you need `)
    const { meals } = await pick(page, { mealType: 'dinner' }, 5)
    await follow(page, '/meals?type=dinner&seed=5')
    for (const shown of meals) {
      const card = main.getByRole('article').filter({ hasText: shown.name })
      await expect(card).toContainText(`+ ${dollars(cost(pantry(shown)))} if you need `)
    }
    await expect(asked).toBeVisible()
  })

  await test.step('what is lacking counts, on this meal and in the cart', async () => {
    await follow(page, `/meals/${meal.slug}`)
    await asked.getByRole('button', { name: 'Not all of them' }).click()
    const dialog = page.getByRole('dialog', { name: 'What do you have at home?' })
    await expect(dialog.getByRole('checkbox')).toHaveCount(staples.length)
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(asked).toBeHidden()
    const all = [...notPantry(meal), ...pantry(meal)]
    await planner.seesCostOf(meal, all)
    await expect(planner.includePantry).toBeChecked()
    await planner.addMeal.click()
    await expect(planner.notices).toContainText(`${all.length} ingredients for ${meal.name}`)
  })

  await test.step('the answer is remembered, and changed on the meal and on Profile', async () => {
    await page.reload()
    await planner.seesCostOf(meal, [...notPantry(meal), ...pantry(meal)])
    await expect(asked).toBeHidden()
    await follow(page, '/profile')
    await planner.button('Edit what you have at home').click()
    const dialog = page.getByRole('dialog', { name: 'What do you have at home?' })
    await expect(dialog.getByRole('checkbox')).toHaveCount(staples.length)
    for (const box of await dialog.getByRole('checkbox').all()) await box.check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(main.getByRole('region', { name: 'At home' })).toContainText('Salt and pepper')
    await follow(page, `/meals/${meal.slug}`)
    await planner.seesCostOf(meal, notPantry(meal))
    await expect(planner.button('Edit what you have at home')).toBeVisible()
  })
})
