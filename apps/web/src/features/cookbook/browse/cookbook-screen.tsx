import {
  cookbookAddressFrom,
  cookbookSortOf,
  countCookbookFilters,
  showsAllMeals,
} from '@aisleway/core/meals/cookbook/cookbook-address'
import { cookbookSorts } from '@aisleway/core/meals/cookbook/cookbook-filters'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/SlidersHorizontal'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx'
import { CountBadge } from '../../../ui/display/count-badge.tsx'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { lazyPart } from '../../../ui/scheduling/lazy-part.ts'
import { FilterAside } from '../../catalogue/browse/filter-aside.tsx'
import { AskStaples } from '../../meals/staples/ask-staples.tsx'
import { messages } from '../messages.ts'
import { CookbookFilters } from './cookbook-filters.tsx'
import { cookbookQuery } from './cookbook-queries.ts'
import { CookbookResults } from './cookbook-results.tsx'
import { CookbookSearch } from './cookbook-search.tsx'
import { FoodsAtHome } from './foods-at-home.tsx'
import { useCookbookState } from './use-cookbook-state.ts'

const ExportAll = lazyPart(() => import('../own/export-all.tsx'))
const FilterSheet = preloadedDialog(() => import('../../catalogue/browse/filter-sheet.tsx'))

/** Every meal, to browse and to search. */
export function CookbookScreen() {
  usePageTitle(messages.pageTitle(messages.title))
  const cookbook = useCookbookState()
  const { state, change, clearAll, turnTo, hrefOf } = cookbook
  const results = useQuery(cookbookQuery(state))
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { total = 0, pageCount = 0 } = results.data ?? {}
  const isMine = state.whose === 'mine'
  const filterCount = countCookbookFilters(state)
  // "Best match" needs a text to match, and "Least to buy" foods to start from.
  const sorts = cookbookSorts.filter(
    sort =>
      (sort !== 'best' || state.query !== '') && (sort !== 'missing' || state.foods.length > 0),
  )
  return (
    <main
      id="content"
      className="page gutter grid items-start gap-6 py-4 lg:grid-cols-[19rem_minmax(0,1fr)] browse:py-6"
    >
      <FilterAside texts={messages} onClearAll={clearAll} className="max-lg:hidden">
        <CookbookFilters cookbook={cookbook} />
      </FilterAside>
      <div className="@container flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <h1 className="display text-title-sm">{messages.title}</h1>
          <div className="flex flex-wrap items-center gap-2">
            <Link to="/meals" className={buttonClass({ variant: 'ghost', size: 'compact' })}>
              {messages.generateMeals}
            </Link>
            <Link to="/recipes/new" className={buttonClass({ size: 'compact' })}>
              <PlusIcon />
              {messages.newRecipe}
            </Link>
          </div>
        </div>
        <div className="w-full max-w-90">
          <SegmentedControl
            legend={messages.whose}
            segments={[
              { value: 'store', label: messages.ofStore },
              { value: 'mine', label: messages.ofMine },
            ]}
            value={state.whose}
            onValueChange={whose => change({ whose })}
          />
        </div>
        <CookbookSearch cookbook={cookbook} />
        <div className="rounded-card bg-surface p-4">
          <FoodsAtHome cookbook={cookbook} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button
            size="compact"
            icon={<SlidersHorizontalIcon />}
            onClick={() => setSheetOpen(true)}
            className="rounded-full bg-ink! text-canvas! lg:hidden"
          >
            {messages.filters}
            {filterCount > 0 && (
              <CountBadge count={filterCount} aria-label={messages.filtersCount(filterCount)} />
            )}
          </Button>
          {!showsAllMeals(state) && (
            <Button
              variant="ghost"
              size="compact"
              className="-ml-2 px-2! lg:hidden"
              onClick={clearAll}
            >
              {messages.clearAll}
            </Button>
          )}
          <p role="status" className="grow font-semibold text-ink2">
            {results.data && messages.count(total)}
          </p>
          <Select
            label={messages.sort}
            options={sorts.map(value => ({ value, label: messages.sorts[value] }))}
            value={cookbookSortOf(state)}
            onValueChange={sort => change({ sort })}
            className="min-w-0 shrink!"
          />
        </div>
        <AskStaples />
        <CookbookResults
          results={results}
          address={cookbookAddressFrom(state)}
          tellsMissing={state.foods.length > 0}
          isOwn={isMine && showsAllMeals(state)}
          onClearAll={clearAll}
        />
        {isMine && total > 0 && (
          <PartBoundary lost={lost => <LostPart {...lost} />}>
            <ExportAll />
          </PartBoundary>
        )}
        <Pagination
          label={messages.pages}
          current={state.page}
          total={pageCount}
          href={hrefOf}
          onPage={turnTo}
        />
      </div>
      <FilterSheet
        open={isSheetOpen}
        onOpenChange={setSheetOpen}
        texts={messages}
        showText={messages.showMeals(total)}
        onClearAll={clearAll}
      >
        <CookbookFilters cookbook={cookbook} />
      </FilterSheet>
    </main>
  )
}
