import { type BrowseState, isFiltered } from '@aisleway/core/catalogue/search/browse-address'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { messages } from '../messages.ts'
import type { ProductAction } from '../product/product-details.tsx'
import { ProductGrid } from '../product/product-grid.tsx'
import { ProductGridSkeleton } from '../product/product-grid-skeleton.tsx'
import type { BrowsePage } from './browse-queries.ts'

/** There are fewer columns than elsewhere if a window with a mouse also has the filters' column. */
const columns =
  'grid-cols-2 [--rows:6] large-text:grid-cols-1 large-text:[--rows:12] mobile:browse:grid-cols-3 mobile:browse:[--rows:4] lg:grid-cols-3 lg:[--rows:4] xl:grid-cols-4 xl:[--rows:3]'

type Props = {
  /** What can be cleared. */
  chosen: BrowseState
  results: UseQueryResult<BrowsePage>
  /** Shown above the products; without it, their heading is for screen readers only. */
  title: string | undefined
  action: ProductAction
  corner: ProductAction
  onClearAll: () => void
}

export function BrowseResults({ chosen, results, title, action, corner, onClearAll }: Props) {
  const found = results.data?.products
  // A quick answer must not render before the tick of the filter that requested it.
  const products = useDeferredValue(found)
  if (results.isError && !found) {
    return <LoadFailed title={messages.searchFailed} onRetry={results.refetch} />
  }
  if (!products) {
    return <ProductGridSkeleton count={8} className={columns} />
  }
  if (products.length === 0) {
    const isOnlyText = chosen.query !== '' && !isFiltered(chosen)
    const none = isOnlyText ? messages.noMatchFor(chosen.query) : messages.noMatch
    return (
      <EmptyState
        title={results.isFetching ? messages.searching : none}
        picture={<MagnifyingGlassIcon />}
        actions={
          <Button variant="tint" onClick={onClearAll}>
            {isOnlyText ? messages.clearSearch : messages.clearAllFilters}
          </Button>
        }
      />
    )
  }
  return (
    // The previous page stays, slightly faded, until the next one is rendered.
    <div
      aria-busy={results.isPlaceholderData || products !== found}
      className={classNames(
        'transition-opacity delay-150',
        results.isPlaceholderData && 'opacity-60',
      )}
    >
      {title ? (
        <h2 className="display mb-3 text-card">{title}</h2>
      ) : (
        <VisuallyHidden>
          <h2>{messages.results}</h2>
        </VisuallyHidden>
      )}
      <ProductGrid products={products} action={action} corner={corner} className={columns} />
    </div>
  )
}
