import { expect, it } from 'vitest'
import { openBrowser, productRow } from '../../testing/test-app.ts'
import { ingredient, mealRow, openMealApp } from '../../testing/test-meals.ts'

it('a product names the meals that use it, and the foods by which the cookbook finds them all', async () => {
  const soup = mealRow({ slug: 'soup', ingredients: [ingredient({ food: 'carrot' })] })
  const roast = mealRow({ slug: 'roast', ingredients: [ingredient({ food: 'beef' })] })
  const shop = await openMealApp({
    products: [
      productRow({ id: 'carrots' }),
      productRow({ id: 'beef' }),
      productRow({ id: 'soap' }),
    ],
    meals: [soup, roast],
    links: [
      { food: 'carrot', productId: 'carrots' },
      { food: 'beef', productId: 'beef' },
    ],
  })
  const mealsWith = async (id: string) =>
    (await openBrowser(shop.app).post('/api/products/details', { id })).body.meals
  expect(await mealsWith('carrots')).toMatchObject({
    count: 1,
    first: [{ slug: 'soup' }],
    foods: ['carrot'],
  })
  expect(await mealsWith('soap')).toEqual({ count: 0, first: [], foods: [] })
  await shop.close()
})
