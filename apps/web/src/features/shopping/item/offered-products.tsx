import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { isOnSale, type Product } from '@aisleway/core/catalogue/product'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Price } from '../../../ui/display/price.tsx'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { messages } from '../messages.ts'
import { OfferRow } from './offer-row.tsx'

/** What a tap on a row does, and what else the row says. */
export type Offer = {
  icon: ReactNode
  labelOfWords: (words: string) => string
  departmentOfWords: (words: string) => DepartmentOrOther
  labelOf: (product: Product) => string
  detailsOf: (product: Product) => ReactNode
}

type Props = {
  found: UseQueryResult<Product[]>
  /** Shown if there is no product. */
  noneText: string
  offer: Offer
  onPick: (product: Product) => void
}

/** Products of the store at today's prices. If the search cannot be reached, free text remains. */
export function OfferedProducts({ found: { data, isError }, noneText, offer, onPick }: Props) {
  if (isError && !data) return <Note>{messages.searchFailed}</Note>
  if (!data) return <Note>{messages.searching}</Note>
  if (data.length === 0) return <Note>{noneText}</Note>
  return data.map(product => (
    <OfferRow
      key={product.id}
      label={offer.labelOf(product)}
      title={product.name}
      details={offer.detailsOf(product)}
      picture={<ProductThumb product={product} />}
      aside={<Price cents={product.priceCents} size="ticket" sale={isOnSale(product)} />}
      icon={offer.icon}
      onPick={() => onPick(product)}
    />
  ))
}

function Note({ children }: { children: string }) {
  return (
    <li role="status" className="px-1.5 py-2 text-ink2">
      {children}
    </li>
  )
}
