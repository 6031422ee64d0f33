import type { CookbookPage } from '@aisleway/core/meals/contract'
import { cookbookPage } from '@aisleway/core/meals/cookbook/cookbook-filters'
import type { Json } from '../../../context/ready-json.ts'
import type { ServedMeal } from '../build-menu.ts'

/** One page of these meals, as JSON assembled from serialised meals. */
export function searchCookbook(
  meals: readonly ServedMeal[],
  asked: Parameters<typeof cookbookPage>[1],
): Json<CookbookPage> {
  const { total, pageCount, shown } = cookbookPage(meals, asked)
  const parts = shown.flatMap(({ entry, missing }, at) => [
    Buffer.from(`${at > 0 ? ',' : ''}{"missing":${missing},"meal":`),
    entry.json,
    closing,
  ])
  return Buffer.concat([
    Buffer.from(`{"total":${total},"pageCount":${pageCount},"meals":[`),
    ...parts,
    Buffer.from(']}'),
  ]) as Json<CookbookPage>
}

const closing = Buffer.from('}')
