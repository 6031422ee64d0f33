import { expect, it } from 'vitest'
import { type MealImages, mealImage } from './meal-image.ts'

const images: MealImages = {
  fixed: { Syrup: '/pictures/syrup.svg' },
  unusedHosts: ['recipes.example', 'dishes.example'],
  fallback: { Stew: '/pictures/meals/stew.svg', Syrup: '/pictures/meals/syrup.svg' },
  placeholder: '/placeholder.svg',
}
const stored = 'https://photos.example/dish.jpg'

it('a fixed picture goes before the stored one', () => {
  expect(mealImage({ name: 'Syrup', imageUrl: stored }, images)).toBe('/pictures/syrup.svg')
})

it.each([stored, 'http://photos.example/dish.jpg', '/pictures/meals/pie.svg'])(
  'the stored one is used: %s',
  imageUrl => {
    expect(mealImage({ name: 'Stew', imageUrl }, images)).toBe(imageUrl)
  },
)

it.each([
  '',
  'stew.jpg',
  'data:image/png;base64,AAAA',
  'https://recipes.example/stew.jpg',
  'https://static.dishes.example/stew.jpg',
  'HTTPS://RECIPES.EXAMPLE/stew.jpg',
])('one that is no address of a picture, or of a host not used, gives way: "%s"', imageUrl => {
  expect(mealImage({ name: 'Stew', imageUrl }, images)).toBe('/pictures/meals/stew.svg')
})

it('a host that only ends alike is another one', () => {
  const imageUrl = 'https://myrecipes.example/stew.jpg'
  expect(mealImage({ name: 'Stew', imageUrl }, images)).toBe(imageUrl)
})

it('a meal that nothing is known of shows the placeholder', () => {
  expect(mealImage({ name: 'Pie', imageUrl: '' }, images)).toBe('/placeholder.svg')
  expect(mealImage({ name: 'constructor', imageUrl: '' }, images)).toBe('/placeholder.svg')
})
