import type { ListCard } from '@aisleway/core/lists/contract'
import { formatCents } from '@aisleway/core/money'
import { lineCents } from '@aisleway/core/shopping/line-cents'
import { partsMatching } from '@aisleway/core/text/marked-text'
import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { MarkedText } from '../../../ui/display/marked-text.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { ProductBackdrop } from '../../catalogue/product/product-backdrop.tsx'
import { ProductPicture } from '../../catalogue/product/product-picture.tsx'
import { storeLanguage } from '../../catalogue/written-language.ts'
import { listQuery } from '../list-queries.ts'
import { itemsOf } from '../replica/items-of.ts'
import { messages } from './messages.ts'

type Item = Omit<ListCard['items'][number], 'department'> & { department: string; id?: string }

type Props = { userId: string; list: ListCard; search: string }

/** Shows the first two items, or those of a search, and all on request (spec 2 §9). */
export function ListItems({ userId, list, search }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { data, isFetching, isLoadingError } = useQuery({
    ...listQuery(userId, list.id),
    enabled: isOpen,
  })
  // Another screen may have asked for the same list, and its failure is remembered for minutes.
  const hasFailed = isOpen && isLoadingError
  useEffect(() => {
    if (!hasFailed) return
    toast.error({ title: messages.error, message: messages.itemsFailed, key: 'list-items' })
    setOpen(false)
  }, [hasFailed])

  const isLoading = isOpen && !data && isFetching
  const items: readonly Item[] = isOpen && data ? itemsOf(data) : list.items
  const more = list.itemsCount - list.items.length
  const label = isOpen && !isLoading ? messages.showLess : messages.viewMore(more)
  if (list.itemsCount === 0) return <NoItems list={list} />
  return (
    <div data-open={isOpen || undefined} className="mt-4">
      <ul className="flex flex-col gap-2">
        {items.map((item, index) => (
          <Row key={item.id ?? `${index} ${item.name}`} item={item} search={search} />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={messages.ofList(label, list.name)}
          onClick={() => setOpen(!isOpen)}
          className="pressable mt-1 flex min-h-11 items-center gap-2.5 rounded-control font-bold text-leaf"
        >
          {label}
          {isLoading ? (
            <Spinner />
          ) : (
            <CaretDownIcon className={classNames('text-lg', isOpen && 'rotate-180')} />
          )}
        </button>
      )}
    </div>
  )
}

/** Leads to where items come from; a viewer cannot add any. */
function NoItems({ list: { id, isPlan, access } }: { list: ListCard }) {
  return (
    <p className="mt-4 text-ink2">
      {messages.noItems}{' '}
      {access !== 'view' && (
        <Link
          to={isPlan ? '/plan/$listId' : '/lists/$listId'}
          params={{ listId: id }}
          className="relative inline-block font-bold text-leaf underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline"
        >
          {isPlan ? messages.planMeals : messages.addItems}
        </Link>
      )}
    </p>
  )
}

function Row({ item, search }: { item: Item; search: string }) {
  return (
    <li className="flex items-center gap-3 large-text:flex-wrap">
      <ProductBackdrop
        department={item.department}
        size="thumb"
        className="size-12! large-text:hidden"
      >
        <ProductPicture product={item} className="h-[85%] w-[85%] object-contain object-bottom" />
      </ProductBackdrop>
      <span
        lang={item.imageUrl ? storeLanguage : undefined}
        className="line-clamp-2 min-w-0 grow large-text:basis-full font-semibold leading-tight [overflow-wrap:anywhere]"
      >
        <MarkedText parts={partsMatching(item.name, search)} />
      </span>
      <span className="shrink-0 text-ink2 text-meta">{messages.quantity(item.quantity)}</span>
      <span className="ml-auto min-w-14 shrink-0 text-right font-bold">
        {item.priceCents !== null && formatCents(lineCents(item))}
      </span>
    </li>
  )
}
