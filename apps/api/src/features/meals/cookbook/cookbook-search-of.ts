import { memoize } from '@aisleway/core/memoize'
import { cookbookSearch } from '@aisleway/search/cookbook-search'
import { thesaurus } from '../../catalogue/thesaurus.ts'
import type { TodaysMenu } from '../build-menu.ts'

/** The search index for the meals and foods of a menu. */
export const cookbookSearchOf = memoize(({ meals, foods }: TodaysMenu) =>
  cookbookSearch(meals, foods, thesaurus),
)
