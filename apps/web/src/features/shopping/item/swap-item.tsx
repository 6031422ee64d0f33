import type { Product } from '@aisleway/core/catalogue/product'
import { departmentInPlaceOf } from '@aisleway/core/lists/changes/swap'
import type { ListItem } from '@aisleway/core/lists/list-item'
import { differenceCents } from '@aisleway/core/trips/swaps'
import { SwapIcon } from '@phosphor-icons/react/Swap'
import { useQuery } from '@tanstack/react-query'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { differenceText } from '../../trips/difference-text.ts'
import { messages } from '../messages.ts'
import type { TripChanges } from '../trip/trip-changes.ts'
import { similarQuery } from './offer-queries.ts'
import { type Offer, OfferedProducts } from './offered-products.tsx'
import { ProductOrWords } from './product-or-words.tsx'

type Props = { item: ListItem; changes: TripChanges; onDone: () => void }

/** Swaps an item for what is on the shelf. Similar products are offered before anything is typed. */
export function SwapItem({ item, changes, onDone }: Props) {
  const similar = useQuery(similarQuery(item))
  const offer = inPlaceOf(item)
  const pickProduct = (product: Product) => {
    onDone()
    changes.swapForProduct(item, product)
  }
  return (
    <ProductOrWords
      offer={offer}
      onPickProduct={pickProduct}
      onPickWords={words => {
        onDone()
        changes.swapForText(item, words)
      }}
    >
      <h3 className="-mb-2 px-1.5 font-semibold text-ink2 text-meta">{messages.similar}</h3>
      <ul className="flex flex-col gap-1">
        <OfferedProducts
          found={similar}
          noneText={messages.nothingSimilar}
          offer={offer}
          onPick={pickProduct}
        />
      </ul>
    </ProductOrWords>
  )
}

function inPlaceOf(item: ListItem): Offer {
  const difference = ({ priceCents }: Product) => {
    const { quantity } = item
    const cents = differenceCents({ priceCents, quantity }, item)
    return cents === null ? undefined : messages.forAll(differenceText(cents), quantity)
  }
  return {
    icon: <SwapIcon />,
    labelOfWords: messages.takeText,
    departmentOfWords: words => departmentInPlaceOf(item, words),
    labelOf: product =>
      [messages.take(product.name), difference(product)].filter(Boolean).join(', '),
    detailsOf: product => difference(product) ?? labels.department(product.department),
  }
}
