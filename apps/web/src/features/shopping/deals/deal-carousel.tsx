import { nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { CaretLeftIcon } from '@phosphor-icons/react/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import { useRef, useState } from 'react'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { smoothly } from '../../../ui/page/smoothly.ts'
import { messages } from '../messages.ts'
import { DealSlide } from './deal-slide.tsx'

type Props = { label: string; deals: readonly Product[]; onAdd: (product: Product) => void }

/** Shows deals side by side; swiping, arrows and keys move through them. */
export default function DealCarousel({ label, deals, onAdd }: Props) {
  const track = useRef<HTMLUListElement>(null)
  const [scrolled, setScrolled] = useState(0)
  const index = Math.min(scrolled, deals.length - 1)
  const deal = deals[index]
  const turnTo = (next: number) => {
    const { current } = track
    current?.scrollTo({ left: next * current.clientWidth, behavior: smoothly() })
  }
  return (
    <section aria-roledescription="carousel" aria-label={label} className="relative">
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
              icon={<CaretLeftIcon />}
              disabled={index === 0}
              onClick={() => turnTo(index - 1)}
              className="hover:bg-transparent!"
            />
            <IconButton
              label={messages.nextDeal}
              icon={<CaretRightIcon />}
              disabled={index === deals.length - 1}
              onClick={() => turnTo(index + 1)}
              className="hover:bg-transparent!"
            />
          </div>
          <VisuallyHidden role="status">
            {deal && `${nameWithoutSize(deal)}, ${messages.dealPosition(index + 1, deals.length)}`}
          </VisuallyHidden>
          <div aria-hidden className="flex justify-center gap-1.5 pb-1">
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
