import { searchPageSize } from '@aisleway/core/catalogue/search/search-request'
import type { UseQueryResult } from '@tanstack/react-query'
import { isAnswer } from '../../../api/client/refusal.ts'
import { messages } from '../messages.ts'
import type { BrowsePage } from './browse-queries.ts'

type Props = { results: UseQueryResult<BrowsePage>; page: number }

/** Says "145 products, showing 1–50", that the search is in progress, or why it failed (spec 1 §8). */
export function BrowseSubtitle({ results: { data, error, isPlaceholderData }, page }: Props) {
  return (
    <p aria-live="polite" className="min-h-[1lh] font-meta text-ink2">
      {error && !data ? (
        <span className="text-danger">
          {messages.failed(isAnswer(error) ? messages.searchBroken : messages.unreachable)}
        </span>
      ) : !data || isPlaceholderData ? (
        messages.searching
      ) : (
        <>
          {messages.productCount(data.count)}
          {data.pageCount > 1 && <span className="max-sm:hidden">{showing(page, data.count)}</span>}
        </>
      )}
    </p>
  )
}

function showing(page: number, count: number): string {
  const first = (page - 1) * searchPageSize + 1
  return messages.showing(first, Math.min(count, first + searchPageSize - 1))
}
