import { countFilters } from '@aisleway/core/catalogue/search/browse-address'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/SlidersHorizontal'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ChoiceChip } from '../../../ui/controls/choice-chip.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { CountBadge } from '../../../ui/display/count-badge.tsx'
import { stickyTop } from '../../../ui/page/sticky-bar.ts'
import { messages } from '../messages.ts'
import { ActiveFilters } from './active-filters.tsx'
import { SortSelect } from './sort-select.tsx'
import type { useBrowseState } from './use-browse-state.ts'

type Props = {
  browse: ReturnType<typeof useBrowseState>
  title: string
  /** Above the title. */
  breadcrumb: ReactNode
  /** The number of products, or the reason why there are none. */
  subtitle: ReactNode
  onOpenFilters: () => void
}

/**
 * The title, sale switch and sort on one line with the chips below; also the filters' button, if the window
 * has no room for their column.
 */
export function WideBrowseHead({ browse, title, breadcrumb, subtitle, onOpenFilters }: Props) {
  const { chosen, change, clearAll } = browse
  return (
    <>
      {breadcrumb}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h1 className="display mr-auto text-title-sm">{title}</h1>
        <div className="flex flex-wrap items-center gap-x-5">
          <Switch
            label={messages.onSaleOnly}
            checked={chosen.onSale}
            onChange={event => change({ onSale: event.target.checked })}
          />
          <SortSelect browse={browse} />
        </div>
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <FiltersButton
          count={countFilters(chosen)}
          onClick={onOpenFilters}
          className="browse:hidden"
        />
        <ActiveFilters state={chosen} onChange={change} />
        {countFilters(chosen) > 0 && (
          <Button variant="ghost" size="compact" className="px-2!" onClick={clearAll}>
            {messages.clearAll}
          </Button>
        )}
        <div className="ml-auto">{subtitle}</div>
      </div>
    </>
  )
}

/** The filters in a row that scrolls sideways, followed by the title. */
export function SmallBrowseHead({ browse, title, breadcrumb, subtitle, onOpenFilters }: Props) {
  const { chosen, change } = browse
  return (
    <>
      <div
        ref={stickyTop}
        className="gutter sticky top-(--top-bar) z-20 -mx-4 -mt-4 flex gap-2 overflow-x-auto border-line border-b bg-surface py-2 browse:-mx-10"
      >
        <FiltersButton count={countFilters(chosen)} onClick={onOpenFilters} />
        <ChoiceChip
          type="checkbox"
          checked={chosen.onSale}
          onChange={event => change({ onSale: event.target.checked })}
        >
          {messages.onSaleOnly}
        </ChoiceChip>
        <ActiveFilters state={chosen} onChange={change} />
      </div>
      {breadcrumb}
      <div className="flex items-center justify-between gap-4 large-text:flex-wrap">
        <div className="grow basis-0 large-text:basis-full">
          <h1 className="display text-title-sm">{title}</h1>
          {subtitle}
        </div>
        <SortSelect browse={browse} labelHidden />
      </div>
    </>
  )
}

type FiltersButtonProps = { count: number; onClick: () => void; className?: string }

/** Opens the sheet of filters. */
function FiltersButton({ count, onClick, className }: FiltersButtonProps) {
  return (
    <Button
      size="compact"
      icon={<SlidersHorizontalIcon />}
      onClick={onClick}
      className={classNames('rounded-full bg-ink! text-canvas!', className)}
    >
      {messages.filters}
      {count > 0 && <CountBadge count={count} aria-label={messages.filtersCount(count)} />}
    </Button>
  )
}
