import type { CookbookPage } from '@aisleway/core/meals/contract'
import {
  type AtHome,
  type CookbookFilters,
  type CookbookSort,
  mealsPerPage,
  missingFoods,
  passes,
  sorted,
} from '@aisleway/core/meals/cookbook/cookbook-filters'
import type { Json } from '../../../context/ready-json.ts'
import type { ServedMeal } from '../build-menu.ts'

type Asked = { filters: CookbookFilters; atHome: AtHome; sort: CookbookSort; page: number }

/** One page of these meals, in JSON that is assembled from serialised meals. */
export function searchCookbook(
  meals: readonly ServedMeal[],
  { filters, atHome, sort, page }: Asked,
): Json<CookbookPage> {
  const matching = meals.filter(meal => passes(meal, filters, atHome))
  const first = (page - 1) * mealsPerPage
  const shown = sorted(matching, sort, atHome).slice(first, first + mealsPerPage)
  const pageCount = Math.ceil(matching.length / mealsPerPage)
  const parts = shown.flatMap((meal, at) => [
    Buffer.from(`${at > 0 ? ',' : ''}{"missing":${missingFoods(meal, atHome)},"meal":`),
    meal.json,
    closing,
  ])
  return Buffer.concat([
    Buffer.from(`{"total":${matching.length},"pageCount":${pageCount},"meals":[`),
    ...parts,
    Buffer.from(']}'),
  ]) as Json<CookbookPage>
}

const closing = Buffer.from('}')
