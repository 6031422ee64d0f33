import { expect, it } from 'vitest'
import { similarPictures } from './similar-pictures.ts'

type Given = Parameters<typeof similarPictures>

function meal(name: string, foods: readonly string[]) {
  const named = foods.map(food => ({ food, name: food, isPantry: food === 'olive oil' }))
  const imageUrl = `/pictures/meals/${name.toLowerCase().replaceAll(' ', '-')}.svg`
  return { name, imageUrl, foods: named, ingredients: named }
}

const menu = {
  meals: [
    meal('Bacon English Muffins', ['bacon', 'tomato', 'olive oil']),
    meal('Lentil Soup', ['lentils', 'carrot', 'olive oil']),
    meal('Tomato Salad', ['tomato', 'onion']),
    meal('Pasta', ['penne']),
  ],
} as unknown as Given[1]

const best = (name: string, foods: string[]) =>
  similarPictures(meal(name, foods) as unknown as Given[0], menu).map(url => url.slice(16, -4))

it('the pictures offered first are those of the same foods and of the same kind of dish', () => {
  expect(best('Summer Salad', ['tomato', 'onion'])[0]).toBe('tomato-salad')
  expect(best('Creamy Soup', ['penne', 'carrot', 'lentils'])[0]).toBe('lentil-soup')
})

it('a dish without meat is not shown with some, however much they have in common', () => {
  expect(best('Muffins', ['tomato', 'olive oil']).at(-1)).toBe('bacon-english-muffins')
  expect(best('Muffins', ['tomato', 'bacon'])[0]).toBe('bacon-english-muffins')
})
