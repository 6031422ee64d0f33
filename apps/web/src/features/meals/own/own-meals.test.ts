import type { Meal } from '@aisleway/core/meals/meal'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/client/query-client.ts'
import { forgetOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { sessionQuery } from '../../../api/session/session.ts'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { keepOwnMeals, ownMeal, ownMealsPage } from './own-meals.ts'

const meals = ['Crêpes', 'Bread soup', 'Apple crumble'].map(
  (name, i): Meal =>
    ({
      slug: `own-${i}`,
      name,
      servings: 2,
      mealTypes: i === 1 ? ['dinner'] : ['breakfast'],
      diets: [],
      ingredients: [],
      steps: [],
      prepMinutes: null,
      cookMinutes: 10 * (i + 1),
      calories: null,
    }) as unknown as Meal,
)

const read = vi.fn()
vi.mock('../../../api/client/client.ts', () => ({
  api: { recipes: { copy: (input: { known?: string }) => read(input) } },
}))

beforeEach(async () => {
  stubBrowser()
  await forgetOnDevice('robin')
  const user = { id: 'robin', fullName: 'Robin Ferris', email: '', emailVerified: true }
  queryClient.setQueryData(sessionQuery.queryKey, { user, challenge: null })
  read.mockReset()
  read.mockResolvedValue({ version: 'first', meals })
})

const any = { mealType: null, diet: null, maxMinutes: null, budgetCents: null, maxCalories: null }
const asked = {
  filters: any,
  atHome: { lacking: [], foods: new Set<string>() },
  sort: 'name' as const,
  page: 1,
}
const named = async (text: string, filters = {}) =>
  (await ownMealsPage(text, { ...asked, filters: { ...any, ...filters } }))?.meals.map(
    ({ meal }) => meal.name,
  )

describe('recipes of one’s own, without a network', () => {
  it('are read as they were when there was one', async () => {
    await keepOwnMeals({ id: 'robin' })
    expect(await ownMeal('own-1')).toEqual(meals[1])
    expect(await ownMeal('somebody-elses')).toBeUndefined()
  })

  it('are found by name and filters, in the order that is wanted', async () => {
    await keepOwnMeals({ id: 'robin' })
    expect(await named('')).toEqual(['Apple crumble', 'Bread soup', 'Crêpes'])
    expect(await named('crepes')).toEqual(['Crêpes'])
    expect(await named('', { mealType: 'dinner' })).toEqual(['Bread soup'])
    expect(await named('', { maxMinutes: 20 })).toEqual(['Bread soup', 'Crêpes'])
  })

  it('are sent again only after a change', async () => {
    await keepOwnMeals({ id: 'robin' })
    read.mockResolvedValue({ version: 'first', meals: null })
    await keepOwnMeals({ id: 'robin' })
    expect(read.mock.calls).toEqual([[{ known: undefined }], [{ known: 'first' }]])
    expect(await named('soup')).toEqual(['Bread soup'])
    read.mockResolvedValue({ version: 'second', meals: meals.slice(0, 1) })
    await keepOwnMeals({ id: 'robin' })
    expect(await named('')).toEqual(['Crêpes'])
  })

  it('stay as they were when they cannot be read again, and are unknown before', async () => {
    expect(await named('')).toBeUndefined()
    await keepOwnMeals({ id: 'robin' })
    read.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(keepOwnMeals({ id: 'robin' })).rejects.toThrow()
    expect(await named('soup')).toEqual(['Bread soup'])
  })
})
