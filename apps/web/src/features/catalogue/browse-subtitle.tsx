import { searchPageSize } from '@aisleway/core/catalogue/search-request'
import type { UseQueryResult } from '@tanstack/react-query'
import type { BrowsePage } from './browse-queries.ts'
import { messages } from './messages.ts'

type Props = { results: UseQueryResult<BrowsePage>; page: number }

/** "145 products, showing 1–50", or why the search failed (spec 1 §8). */
export function BrowseSubtitle({ results, page }: Props) {
  return (
    <p aria-live="polite" className="min-h-[1lh] font-meta text-ink2">
      {results.isError ? (
        <span className="text-danger">{messages.failed(results.error.message)}</span>
      ) : (
        results.data && (
          <>
            {messages.productCount(results.data.count)}
            {results.data.pageCount > 1 && (
              <span className="max-sm:hidden">{showing(page, results.data.count)}</span>
            )}
          </>
        )
      )}
    </p>
  )
}

function showing(page: number, count: number): string {
  const first = (page - 1) * searchPageSize + 1
  return messages.showing(first, Math.min(count, first + searchPageSize - 1))
}
