import type { Meal } from '@aisleway/core/meals/meal'
import { groupsOfFood } from '@aisleway/core/plan/foods/groups-of-food'
import { foldWords } from '@aisleway/core/text/fold-text'
import type { MenuMeal, TodaysMenu } from '../build-menu.ts'

type Food = { food: string; isPantry: boolean }

/**
 * The drawn pictures of the store's meals most like this one, by their foods and by the words of their names, since
 * one tomato soup looks like another. Meals with meat that this one lacks come last.
 */
export function similarPictures(
  { name, ingredients }: Pick<Meal, 'name' | 'ingredients'>,
  { meals }: Pick<TodaysMenu, 'meals'>,
): string[] {
  const own: readonly Food[] = ingredients ?? []
  const foods = new Set(own.filter(isTelling).map(({ food }) => food))
  const animals = new Set(own.flatMap(animalsIn))
  const words = wordsOf(name)
  const rated = meals
    .slice(0, looked)
    .flatMap((meal: Pick<MenuMeal, 'imageUrl' | 'name' | 'foods'>) => {
      if (!drawn.test(meal.imageUrl)) return []
      const telling = meal.foods.filter(isTelling)
      const common = telling.filter(({ food }) => foods.has(food)).length
      const theirWords = wordsOf(meal.name)
      const shared = [...words].filter(word => theirWords.has(word)).length
      const isOther = meal.foods.flatMap(animalsIn).some(animal => !animals.has(animal))
      const likeness =
        common / (foods.size + telling.length - common || 1) + shared / (words.size || 1)
      return [{ imageUrl: meal.imageUrl, likeness: likeness - (isOther ? mostLikeness : 0) }]
    })
  const best = rated.sort((a, b) => b.likeness - a.likeness).map(({ imageUrl }) => imageUrl)
  return [...new Set(best)].slice(0, offered)
}

/** Pantry items are in every dish and say nothing about its looks. */
function isTelling({ isPantry }: Food): boolean {
  return !isPantry
}

function animalsIn({ food }: Food): string[] {
  return groupsOfFood({ food, name: food }).filter(group => seen.includes(group))
}

function wordsOf(text: string): Set<string> {
  return new Set(foldWords(text).split(' ').filter(Boolean))
}

const seen: readonly string[] = ['meat', 'fish', 'shellfish']
/** One for the foods and one for the name. */
const mostLikeness = 2

const drawn = /^\/pictures\/meals\/[a-z0-9-]+\.svg$/
const offered = 8
const looked = 2000
