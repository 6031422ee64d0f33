import type { Meal } from '@aisleway/core/meals/meal'
import type { TodaysMenu } from '../build-menu.ts'

/** The drawn pictures of meals of the store that have the most foods in common with this one. */
export function similarPictures(meal: Meal, menu: TodaysMenu): string[] {
  const foods = new Set((meal.ingredients ?? []).filter(isTelling).map(({ food }) => food))
  const rated = menu.meals.slice(0, looked).flatMap(({ imageUrl, foods: theirs }) => {
    if (!drawn.test(imageUrl)) return []
    const telling = theirs.filter(isTelling)
    const common = telling.filter(({ food }) => foods.has(food)).length
    return [{ imageUrl, likeness: common / (foods.size + telling.length - common || 1) }]
  })
  const best = rated.sort((a, b) => b.likeness - a.likeness).map(({ imageUrl }) => imageUrl)
  return [...new Set(best)].slice(0, offered)
}

/** What is in every dish says nothing of how this one looks. */
function isTelling({ isPantry }: { isPantry: boolean }): boolean {
  return !isPantry
}

const drawn = /^\/pictures\/meals\/[a-z0-9-]+\.svg$/
const offered = 8
const looked = 2000
