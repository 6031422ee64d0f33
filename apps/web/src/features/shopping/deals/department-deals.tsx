import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { isOnSale, nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { TagIcon } from '@phosphor-icons/react/Tag'
import { useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { storeLanguage } from '../../catalogue/written-language.ts'
import { messages } from '../messages.ts'

const DealCarousel = preloadedPart(() => import('./deal-carousel.tsx'))

type Props = {
  department: DepartmentOrOther
  deals: readonly Product[]
  onAdd: (product: Product) => void
  onHide: () => void
}

/** The deals of the aisle the shopper is in: a line with the first one, which expands to all. */
export function DepartmentDeals({ department, deals, onAdd, onHide }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const [first] = deals
  if (!first) return null

  const title = messages.deals(labels.department(department))
  return (
    <div data-deals className="mt-1 rounded-control bg-orange/18">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="pressable flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-left large-text:flex-wrap large-text:gap-x-1.5 large-text:py-2"
      >
        <TagIcon className="shrink-0 text-xl" />
        {isOpen ? (
          <span className={`grow font-bold ${textClass}`}>{title}</span>
        ) : (
          <>
            <VisuallyHidden>{title}: </VisuallyHidden>
            <span lang={storeLanguage} className={`font-semibold ${textClass}`}>
              {nameWithoutSize(first)}
            </span>
            <Price cents={first.priceCents} size="ticket" sale={isOnSale(first)} />
            <span className="mr-auto shrink-0 text-ink2 text-meta">
              {deals.length > 1 && messages.moreDeals(deals.length - 1)}
            </span>
          </>
        )}
        <CaretDownIcon className={classNames('shrink-0 text-lg', isOpen && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <PartBoundary lost={lost => <LostPart {...lost} />}>
              <DealCarousel label={title} deals={deals} onAdd={onAdd} />
            </PartBoundary>
            <p className="text-center">
              <Button variant="ghost" size="compact" onClick={onHide} className="text-ink!">
                {messages.hideDeals}
              </Button>
            </p>
          </>
        )}
      </div>
    </div>
  )
}

const textClass = 'min-w-0 truncate large-text:basis-[70%] large-text:grow'
