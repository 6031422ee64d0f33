import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { Product } from '@aisleway/core/catalogue/product'
import { CaretLeftIcon } from '@phosphor-icons/react/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages as labels } from '../catalogue/label-messages.ts'
import { DealSlide } from './deal-slide.tsx'
import { messages } from './messages.ts'
import { useDeals } from './use-deals.ts'

type Props = {
  department: DepartmentOrOther
  namesOnList: readonly string[]
  random: () => number
  onAdd: (product: Product) => void
}

/** Deals of the aisle one stands in, side by side; swiping, arrows and keys turn them. */
export function DealCarousel({ department, namesOnList, random, onAdd }: Props) {
  const { deals, isFetching } = useDeals(department, namesOnList, random)
  const track = useRef<HTMLUListElement>(null)
  const [scrolled, setScrolled] = useState(0)
  if (isFetching) return <Skeleton className="mt-2 h-37 rounded-card" />
  if (deals.length === 0) return null

  const index = Math.min(scrolled, deals.length - 1)
  const turnTo = (next: number) => {
    const { current } = track
    current?.scrollTo({ left: next * current.clientWidth, behavior: 'smooth' })
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label={messages.deals(labels.department(department))}
      className="relative mt-2 rounded-card bg-orange/18"
    >
      <ul
        ref={track}
        onScroll={({ currentTarget }) =>
          setScrolled(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card [scrollbar-width:none]"
      >
        {deals.map((product, i) => (
          <li
            key={product.id}
            aria-label={messages.dealPosition(i + 1, deals.length)}
            inert={i !== index}
            className="w-full shrink-0 snap-center snap-always"
          >
            <DealSlide product={product} onAdd={() => onAdd(product)} />
          </li>
        ))}
      </ul>
      {deals.length > 1 && (
        <>
          <div className="absolute top-0.5 right-3 flex">
            <IconButton
              label={messages.previousDeal}
              icon={<CaretLeftIcon aria-hidden weight="bold" />}
              disabled={index === 0}
              onClick={() => turnTo(index - 1)}
              className="hover:bg-transparent!"
            />
            <IconButton
              label={messages.nextDeal}
              icon={<CaretRightIcon aria-hidden weight="bold" />}
              disabled={index === deals.length - 1}
              onClick={() => turnTo(index + 1)}
              className="hover:bg-transparent!"
            />
          </div>
          <div aria-hidden className="flex justify-center gap-1.5 pb-2.5">
            {deals.map((product, i) => (
              <span
                key={product.id}
                className={`h-2 rounded-full ${i === index ? 'w-5.5 bg-ink' : 'w-2 bg-strong/60'}`}
              />
            ))}
          </div>
        </>
      )}
    </section>
  )
}
