import type { Department } from '@aisleway/core/catalogue/departments'
import { showsEverything } from '@aisleway/core/catalogue/search/browse-address'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { CategoryChips } from '../categories/category-chips.tsx'
import { GuessNote } from '../guess/guess-note.tsx'
import { TypedList } from '../guess/typed-list.tsx'
import type { WantedProduct } from '../guess/wanted-product.ts'
import { messages } from '../messages.ts'
import type { ProductAction } from '../product/product-details.tsx'
import { BrowseFilters } from './browse-filters.tsx'
import { SmallBrowseHead, WideBrowseHead } from './browse-head.tsx'
import { browseQuery } from './browse-queries.ts'
import { BrowseResults } from './browse-results.tsx'
import { BrowseSubtitle } from './browse-subtitle.tsx'
import { FilterAside } from './filter-aside.tsx'
import { useBrowseState } from './use-browse-state.ts'

const FilterSheet = preloadedDialog(() => import('./filter-sheet.tsx'))

type Props = {
  action: ProductAction
  corner: ProductAction
  onAddAll: (wanted: readonly WantedProduct[]) => void
  /** Above the products, while there is no search or filter. */
  opening: (focusResults: () => void) => ReactNode
  isSmall: boolean
  /** The department this page belongs to; absent for Browse itself. */
  department?: DepartmentPlace
}

type DepartmentPlace = {
  department: Department
  title: string
  breadcrumb: ReactNode
  /** The heading above all products. */
  productsTitle: string
}

/** Browse Products (spec 1 §2), and the products of a department on its own page. */
export function BrowseScreen({ action, corner, onAddAll, opening, isSmall, department }: Props) {
  const browse = useBrowseState(department?.department)
  const { state, chosen, change, clearAll, turnTo, hrefOf } = browse
  const results = useQuery(browseQuery(state))
  const area = useRef<HTMLDivElement>(null)
  const [isSheetOpen, setSheetOpen] = useState(false)

  const focusResults = () => area.current?.focus({ preventScroll: true })
  const page = results.data
  const lastPage = results.isPlaceholderData ? undefined : page?.pageCount
  // A bookmark may name a page that no longer exists.
  useEffect(() => {
    if (lastPage && state.page > lastPage) turnTo(lastPage, { replace: true })
  })
  const isOpening = showsEverything(chosen) && state.page === 1
  const Head = isSmall ? SmallBrowseHead : WideBrowseHead
  return (
    <main
      id="content"
      className={classNames(
        'page gutter grid items-start gap-6 py-4',
        !isSmall && 'browse:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      {!isSmall && (
        <FilterAside texts={messages} onClearAll={clearAll} className="max-browse:hidden">
          <BrowseFilters browse={browse} page={page} />
        </FilterAside>
      )}
      <div className="flex min-w-0 flex-col gap-3.5">
        <Head
          browse={browse}
          title={department?.title ?? messages.title}
          breadcrumb={department?.breadcrumb}
          subtitle={<BrowseSubtitle results={results} page={state.page} />}
          onOpenFilters={() => setSheetOpen(true)}
        />
        {isOpening ? (
          opening(focusResults)
        ) : (
          <CategoryChips state={state} page={page} onChange={change} />
        )}
        {page?.guess && (
          <GuessNote text={state.query} guess={page.guess} onSearch={query => change({ query })} />
        )}
        {page?.guess && page.guess.queries.length > 1 && (
          <TypedList queries={page.guess.queries} action={action} onAddAll={onAddAll} />
        )}
        <div ref={area} tabIndex={-1} className="outline-none">
          <BrowseResults
            chosen={chosen}
            results={results}
            title={isOpening ? department?.productsTitle : undefined}
            action={action}
            corner={corner}
            onClearAll={clearAll}
          />
        </div>
        <Pagination
          label={messages.pages}
          current={state.page}
          total={page?.pageCount ?? 0}
          href={hrefOf}
          onPage={turnTo}
        />
      </div>
      <FilterSheet
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        texts={messages}
        showText={messages.showResults(page?.count ?? 0)}
        onClearAll={clearAll}
      >
        <BrowseFilters browse={browse} page={page} />
      </FilterSheet>
    </main>
  )
}
