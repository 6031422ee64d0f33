import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { emptyRecipe, recipeSlug } from '@aisleway/core/recipes/recipe'
import { expect, type MealPlanner, test } from '../../pages/meal-planner.ts'
import { fadesOut, paste } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'

const pasted = `Lemon Rice

Serves 2
Ingredients
1 cup long grain rice
1 tbsp moon dust
1 lemon
Salt to taste

Steps
Boil the rice for 15 minutes.
Stir in the lemon juice.`

test('a recipe is pasted, corrected, saved, cooked and bought', async ({ planner }) => {
  const { page, main } = planner
  await page.goto('/cookbook?whose=mine')
  await expect(main).toContainText('No recipes of your own yet')
  await main.getByRole('link', { name: 'New recipe' }).first().click()
  await readIn(planner, pasted)
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Lemon Rice')
  await expect(main).toContainText('You’ll buy long-grain white rice')
  await expect(main).toContainText('Not sold at this store')
  await isAccessible(page)

  await test.step('a line is corrected, and another one is not bought', async () => {
    await correct(planner, '1 tbsp moon dust', 'turmeric', 'Choose ground turmeric')
    await expect(main).toContainText('You’ll buy ground turmeric')
    await correct(planner, '1 lemon', '', 'Choose I don’t buy this')
    await expect(main).toContainText('You won’t buy this')
  })

  await test.step('it is not lost by leaving without a question', async () => {
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toBeHidden()
    await main.getByRole('link', { name: 'Cookbook' }).click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Lemon Rice')
  })

  await test.step('it is a meal like any other', async () => {
    await main.getByRole('button', { name: 'Save recipe' }).click()
    await expect(page).toHaveURL(/\/meals\/own_[0-9a-f-]{36}$/)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lemon Rice')
    await planner.addMeal.click()
    await expect(planner.notices).toContainText('Added to cart')
    await main.getByRole('link', { name: 'Start cooking' }).first().click()
    await expect(page.getByText('Boil the rice for 15 minutes.')).toBeVisible()
    await page.goBack()
  })

  await test.step('it is deleted, and comes back', async () => {
    await main.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL('/cookbook?whose=mine')
    await expect(main).toContainText('No recipes of your own yet')
    await planner.notices.getByRole('button', { name: 'Undo' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lemon Rice')
  })
})

test('importing asks before it replaces what was typed', { tag: '@long' }, async ({ planner }) => {
  const { page, main } = planner
  await page.goto('/recipes/new')
  const name = main.getByLabel('Name', { exact: true })
  await name.fill('Egg on Toast')
  await readIn(planner, pasted)
  const question = page.getByRole('alertdialog', { name: 'Replace the recipe you’re writing?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Egg on Toast')
  await readIn(planner, pasted)
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect(name).toHaveValue('Lemon Rice')
  await readIn(planner, pasted.replace('Lemon', 'Lime'))
  await expect(name).toHaveValue('Lime Rice')
})

test('no word of a recipe is too long for a phone', { tag: '@long' }, async ({ planner }) => {
  const { page, main } = planner
  const word = 'x'.repeat(60)
  const id = randomUUID()
  const line = { text: `2 ${word}`, match: null, isBought: true }
  const recipe = { ...emptyRecipe, name: word, lines: [line], steps: [`Stir the ${word}.`] }
  expect((await page.request.put(`/api/recipes/${id}`, { data: recipe })).ok()).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/meals/${recipeSlug(id)}`)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(word)
  expect(await page.getByText(word).evaluateAll(rightmost)).toBeLessThan(390)
  await page.goto(`/meals/${recipeSlug(id)}/cook`)
  await expect(page.getByRole('list', { name: 'In this step' })).toContainText(word)
  expect(await page.getByText(word).evaluateAll(rightmost)).toBeLessThan(390)
})

/** How far to the right the texts of these elements reach. */
function rightmost(elements: Element[]): number {
  const texts = document.createRange()
  return Math.max(
    ...elements.map(element => {
      texts.selectNodeContents(element)
      return texts.getBoundingClientRect().right
    }),
  )
}

test('a recipe is saved as it is written, or not at all', { tag: '@long' }, async ({ planner }) => {
  const { page, main } = planner
  const save = main.getByRole('button', { name: 'Save recipe' })
  const servings = main.getByLabel('Servings')
  const steps = main.getByLabel('Steps')
  const line = (number: number) => main.getByLabel(`Ingredient ${number}`, { exact: true })
  const addLine = main.getByRole('button', { name: 'Add ingredient' })
  await page.goto('/recipes/new')
  await main.getByLabel('Name', { exact: true }).fill('Egg on Toast')
  await line(1).fill('2 eggs')

  await test.step('a wrong number and too many steps are asked for again', async () => {
    await servings.fill('101')
    await save.click()
    await expect(servings).toBeFocused()
    await servings.fill('4')
    await steps.fill('Stir.\n'.repeat(41))
    await save.click()
    await expect(steps).toBeFocused()
    await expect(steps).toHaveAccessibleDescription('Up to 40 steps of 1,500 characters each.')
    await expect(page).toHaveURL('/recipes/new')
    await steps.fill('Fry the eggs.')
  })

  await test.step('an ingredient that was removed comes back, and the keyboard stays in the list', async () => {
    await line(1).press('Enter')
    await line(2).fill('1 slice bread')
    await main.getByRole('button', { name: 'Remove ingredient 1' }).click()
    await expect(line(1)).toBeFocused()
    await line(1).fill('2 slices bread')
    await planner.undo('Ingredient removed')
    await expect(line(1)).toHaveValue('2 eggs')
    await expect(line(2)).toHaveValue('2 slices bread')
  })

  await test.step('no more ingredients can be added than are saved', async () => {
    await readIn(planner, `Soup\n\nIngredients\n${'1 onion\n'.repeat(60)}\nSteps\nBoil it.`)
    const question = page.getByRole('alertdialog', { name: 'Replace the recipe you’re writing?' })
    await question.getByRole('button', { name: 'Replace' }).click()
    await expect(line(60)).toBeVisible()
    await expect(addLine).toBeDisabled()
    await main.getByRole('button', { name: 'Remove ingredient 60' }).click()
    await expect(addLine).toBeFocused()
  })
})

test('several recipes of which one could not be saved are saved again without doubles', {
  tag: '@long',
}, async ({ planner }) => {
  const { page, main } = planner
  await page.goto('/recipes/new')
  const recipes = ['Lemon Rice', 'Lime Rice'].map(name => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeIngredient: ['1 cup long grain rice'],
  }))
  await readIn(planner, JSON.stringify(recipes))
  const saveAll = main.getByRole('button', { name: 'Save all 2' })
  let saved = 0
  const recipeWrites = /\/api\/recipes\/[0-9a-f-]{36}$/
  await page.route(recipeWrites, route => (++saved === 2 ? route.abort() : route.fallback()))
  await saveAll.click()
  await expect(planner.notices).toContainText('We couldn’t save the recipe')
  await saveAll.click()
  await expect(page).toHaveURL('/cookbook?whose=mine')
  await expect(main.getByRole('heading', { name: 'Lemon Rice' })).toHaveCount(1)
  await expect(main.getByRole('heading', { name: 'Lime Rice' })).toHaveCount(1)
})

test('a recipe is written by hand, edited, shared and exported', { tag: '@long' }, async ({
  planner,
}) => {
  const { page, main } = planner
  await page.goto('/recipes/new')
  await main.getByRole('button', { name: 'Save recipe' }).click()
  await expect(main).toContainText('Please enter a name')
  await expect(main).toContainText('Add at least one ingredient')
  await isAccessible(page)
  await main.getByLabel('Name', { exact: true }).fill('Egg on Toast')
  await main.getByLabel('Ingredient 1', { exact: true }).fill('2 eggs')
  await page.keyboard.press('Enter')
  await paste(main.getByLabel('Ingredient 2', { exact: true }), '2 slices whole wheat bread\nSalt')
  await expect(main.getByLabel('Ingredient 3', { exact: true })).toHaveValue('Salt')
  await main.getByRole('button', { name: 'Remove ingredient 3' }).click()
  await main.getByLabel('Steps').fill('Fry the eggs.\nToast the bread.')
  await main.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page).toHaveURL(/\/meals\/own_/)
  await expect(planner.notices).toContainText('Recipe saved')
  // Nor does the removed ingredient's Undo come back.
  await expect(planner.notices).toHaveCount(0, { timeout: 8000 })
  await expect(main.getByRole('switch', { name: /^Share with/ })).toBeVisible()
  await isAccessible(page)

  await main.getByRole('link', { name: 'Edit' }).click()
  await expect(main.getByRole('form', { name: 'Edit recipe' })).toBeVisible()
  await main.getByLabel('Name', { exact: true }).fill('Eggs on Toast')
  await main.getByRole('button', { name: 'Save recipe' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Eggs on Toast')
  const saved = page.waitForResponse('**/api/recipes/*/sharing')
  await main.getByRole('switch', { name: /^Share with/ }).click()
  await saved
  await page.reload()
  await expect(main.getByRole('switch', { name: /^Share with/ })).toBeChecked()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export JSON-LD' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Eggs on Toast.jsonld')
  const file = readFileSync(await download.path(), 'utf8')

  await test.step('the file is imported again', async () => {
    await page.goto('/recipes/new')
    await readIn(planner, file)
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Eggs on Toast')
    await expect(main.getByLabel('Ingredient 2', { exact: true })).toHaveValue(
      '2 slices whole wheat bread',
    )
  })
})

async function readIn({ main }: MealPlanner, text: string) {
  await main.getByLabel('Recipe or page source').fill(text)
  await main.getByRole('button', { name: 'Read recipe' }).click()
}

async function correct({ page, main }: MealPlanner, line: string, text: string, choice: string) {
  await main.getByRole('button', { name: `Change what you buy for ${line}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search foods and products').fill(text)
  const closing = fadesOut(dialog)
  await dialog.getByRole('button', { name: choice, exact: true }).click()
  expect(await closing).toBe(true)
  await expect(dialog).toBeHidden()
}
