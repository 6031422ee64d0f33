import { randomUUID } from 'node:crypto'
import { emptyRecipe, recipeSlug } from '@aisleway/core/recipes/recipe'
import { expect, test } from '../../pages/meal-planner.ts'
import { holdBack } from '../../support/network.ts'

test('what was typed of a recipe is there in another language, and gone once it is discarded', {
  tag: '@long',
}, async ({ planner }) => {
  const { page, main } = planner
  const spanish = page.getByRole('contentinfo').getByRole('button', { name: 'Español' })
  await page.goto('/recipes/new')
  await main.getByLabel('Name', { exact: true }).fill('Lemon Rice')
  await main.getByLabel('Steps').fill('Boil.\nStir.')
  await main.getByLabel('Recipe or page source').fill('Lemon Pasta')
  await spanish.click()
  await expect(main.getByLabel('Nombre', { exact: true })).toHaveValue('Lemon Rice')
  await expect(main.getByLabel('Pasos')).toHaveValue('Boil.\nStir.')
  await expect(main.getByRole('textbox', { name: /^Receta o código/ })).toHaveValue('Lemon Pasta')
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Lemon Rice')

  await main.getByRole('link', { name: 'Cookbook' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(main.getByRole('heading', { name: 'Cookbook' })).toBeVisible()
  await page.goto('/recipes/new')
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('editing starts from the newest recipe, until something is typed', { tag: '@long' }, async ({
  planner,
}) => {
  const { page, main } = planner
  const id = randomUUID()
  const save = async (name: string) => {
    const lines = [{ text: '2 cups rice', isBought: true }]
    const data = { ...emptyRecipe, name, lines }
    expect((await page.request.put(`/api/recipes/${id}`, { data })).ok()).toBe(true)
  }
  const reads = new RegExp(`/api/recipes/${id}$`)
  const name = main.getByRole('textbox', { name: 'Name' })
  await save('Rice')
  await page.goto(`/meals/${recipeSlug(id)}`)
  await expect(main.getByRole('link', { name: 'Edit' })).toBeVisible()

  await save('Rice on another device')
  let release = await holdBack(page, reads)
  await main.getByRole('link', { name: 'Edit' }).click()
  await expect(name).toHaveValue('Rice')
  release()
  await expect(name).toHaveValue('Rice on another device')

  await page.goBack()
  await save('Rice changed again')
  release = await holdBack(page, reads)
  await main.getByRole('link', { name: 'Edit' }).click()
  await name.fill('Rice as I like it')
  const answer = page.waitForResponse(reads)
  release()
  await (await answer).finished()
  // The answer would be shown by then.
  await page.waitForTimeout(300)
  await expect(name).toHaveValue('Rice as I like it')

  await test.step('saving it keeps what another device changed', async () => {
    const data = { note: 'Rinse it twice.' }
    expect((await page.request.patch(`/api/recipes/${id}`, { data })).ok()).toBe(true)
    await main.getByRole('button', { name: 'Save recipe' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rice as I like it')
    await expect(main).toContainText('Rinse it twice.')
  })

  await test.step('one that another device deleted is saved as a whole', async () => {
    await main.getByRole('link', { name: 'Edit' }).click()
    await name.fill('Rice for two')
    expect((await page.request.delete(`/api/recipes/${id}`, { data: {} })).ok()).toBe(true)
    await main.getByRole('button', { name: 'Save recipe' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rice for two')
    await expect(main).toContainText('Rinse it twice.')
  })
})
