import type { Product } from '@aisleway/core/catalogue/product'
import { maxItemName } from '@aisleway/core/lists/list-item'
import { visibleText } from '@aisleway/core/text/visible-text'
import { NotePencilIcon } from '@phosphor-icons/react/NotePencil'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages } from '../messages.ts'
import { foundQuery } from './offer-queries.ts'
import { OfferRow } from './offer-row.tsx'
import { type Offer, OfferedProducts } from './offered-products.tsx'

type Props = {
  offer: Offer
  onPickProduct: (product: Product) => void
  onPickWords: (words: string) => void
  /** False if something is offered before anything is typed. */
  autoFocus?: boolean
  /** Shown until something is typed. */
  children: ReactNode
}

/** Accepts a product of the store or free text. */
export function ProductOrWords({
  offer,
  onPickProduct,
  onPickWords,
  autoFocus = false,
  children,
}: Props) {
  const [text, setText] = useState('')
  const words = visibleText(text)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (words) onPickWords(words)
  }
  return (
    <form onSubmit={onSubmit} className="flex min-h-[min(26rem,60dvh)] flex-col gap-3">
      <SearchField
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        clearLabel={messages.clearSearch}
        maxLength={maxItemName}
        value={text}
        onValueChange={setText}
        data-autofocus={autoFocus || undefined}
      />
      {words ? (
        <ul className="flex flex-col gap-1">
          <OfferRow
            label={offer.labelOfWords(words)}
            title={offer.labelOfWords(words)}
            details={messages.addTextTo(labels.department(offer.departmentOfWords(words)))}
            picture={
              <span className="grid size-13 shrink-0 place-items-center rounded-[10px] bg-tint text-[1.5rem] text-on-tint">
                <NotePencilIcon />
              </span>
            }
            icon={offer.icon}
            onPick={() => onPickWords(words)}
          />
          <FoundProducts words={words} offer={offer} onPick={onPickProduct} />
        </ul>
      ) : (
        children
      )}
    </form>
  )
}

function FoundProducts({
  words,
  ...rest
}: {
  words: string
  offer: Offer
  onPick: (product: Product) => void
}) {
  const found = useQuery(foundQuery(useDeferredValue(words)))
  return <OfferedProducts found={found} noneText={messages.noProducts} {...rest} />
}
