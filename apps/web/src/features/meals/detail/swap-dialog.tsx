import type { Diet } from '@aisleway/core/catalogue/diets'
import type { BasketLine } from '@aisleway/core/meals/basket/basket'
import { type ChosenProduct, type PricedSwap, pricedSwaps } from '@aisleway/core/meals/basket/swaps'
import { formatCents } from '@aisleway/core/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { unitPriceText } from '../../catalogue/product/product-price.tsx'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { storeLanguage } from '../../catalogue/written-language.ts'
import { swapsQuery } from '../meal-queries.ts'
import { messages } from '../messages.ts'

type Props = {
  line: BasketLine
  scale: number
  diet: Diet | null
  onChoose: (product: ChosenProduct) => void
  onClose: () => void
}

/** Offers other products of the same food, with the cost difference from the current one. */
export default function SwapDialog({ line, scale, diet, onChoose, onClose }: Props) {
  const [isOpen, setOpen] = useState(true)
  const { ingredient, packages } = line
  const { food, name, product, packageGrams } = ingredient
  const grams = ingredient.grams === null ? null : Math.round(ingredient.grams * scale)
  const { data, isError, refetch } = useQuery(swapsQuery(food, grams))
  const close = () => {
    setOpen(false)
    onClose()
  }
  const choose = (swap: PricedSwap) => {
    close()
    onChoose(swap)
    toast.show({
      key: 'swap',
      brief: true,
      title: messages.swapped,
      message: swap.product.name,
      picture: <ProductThumb product={swap.product} />,
      undo: () => onChoose({ product, packageGrams }),
    })
  }
  const swaps = data && pricedSwaps(line, data, scale, diet)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={open => !open && close()}
      title={messages.swapTitle(name)}
      closeLabel={messages.close}
      width="wide"
    >
      <h3 className="mb-1 font-semibold text-ink2 text-meta">{messages.swapNow}</h3>
      <SwapRow product={product} packages={Math.max(1, packages)} />
      <h3 className="mt-4 mb-1 font-semibold text-ink2 text-meta">{messages.swapOthers}</h3>
      {isError && !swaps ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{messages.swapFailed}</p>
          <Button variant="sunken" size="compact" onClick={() => refetch()}>
            {messages.tryAgain}
          </Button>
        </div>
      ) : !swaps ? (
        <div className="flex flex-col gap-2">
          <Skeleton className="h-17" />
          <Skeleton className="h-17" />
          <Skeleton className="h-17" />
        </div>
      ) : swaps.length === 0 ? (
        <p className="py-2">{messages.swapNone}</p>
      ) : (
        <ul className="divide-y divide-line">
          {swaps.map(swap => (
            <li key={swap.product.id}>
              <SwapRow
                product={swap.product}
                packages={swap.packages}
                differenceCents={swap.differenceCents}
                diet={swap.isOfDiet ? diet : null}
                onChoose={() => choose(swap)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type RowProps = {
  product: ChosenProduct['product']
  packages: number
  differenceCents?: number
  /** Shown on the row if the product meets this diet. */
  diet?: Diet | null
  onChoose?: () => void
}

function SwapRow({ product, packages, differenceCents, diet = null, onChoose }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 large-text:[&>.shelf]:hidden">
      <ProductThumb product={product} />
      <div className="min-w-0 grow basis-48">
        <p lang={storeLanguage} className="font-row leading-tight">
          {product.name}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink2 text-meta">
          <span>
            {[
              packages > 1
                ? messages.priceOfEach(packages, formatCents(product.priceCents))
                : formatCents(product.priceCents),
              unitPriceText(product),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {diet && <Badge tone="tint">{labels.diets[diet]}</Badge>}
        </p>
      </div>
      {onChoose && (
        <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between max-sm:pl-17 large-text:flex-wrap large-text:pl-0">
          {differenceCents !== undefined && <Difference cents={differenceCents} />}
          <Button
            variant="tint"
            size="compact"
            aria-label={messages.chooseNamed(product.name)}
            onClick={onChoose}
          >
            {messages.choose}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Lime means money saved. */
function Difference({ cents }: { cents: number }) {
  const amount = formatCents(Math.abs(cents))
  if (cents < 0) {
    return (
      <span className="rounded-ticket bg-lime px-2 py-1 font-bold text-meta text-on-citrus">
        {messages.costsLess(amount)}
      </span>
    )
  }
  return (
    <span className="font-semibold text-ink2 text-meta">
      {cents === 0 ? messages.samePrice : messages.costsMore(amount)}
    </span>
  )
}
