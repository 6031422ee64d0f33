import { nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { ArrowSquareOutIcon } from '@phosphor-icons/react/ArrowSquareOut'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useAtOpening } from '../../../ui/scheduling/use-at-opening.ts'
import { useLastShown } from '../../../ui/scheduling/use-last-shown.ts'
import { messages as catalogue } from '../messages.ts'
import { ProductLink } from '../product-page/links/product-link.tsx'
import { messages } from '../product-page/messages.ts'
import { ProductSections } from '../product-page/product-sections.tsx'
import { ProductSummary } from '../product-page/product-summary.tsx'
import { HeadingLevel } from '../product-page/section.tsx'
import { productLinkClass, ShareProduct } from '../product-page/share-product.tsx'
import { storeLanguage } from '../written-language.ts'

type Props = {
  product: Product | undefined
  action: (product: Product) => ReactNode
  corner: (product: Product) => ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Everything about one product, lazy-loaded when the first one is opened. */
export default function ProductDialog({ product, ...props }: Props) {
  const opened = useLastShown(product)
  return opened && <DialogOf opened={opened} {...props} />
}

type DialogOfProps = Omit<Props, 'product'> & { opened: Product }

function DialogOf({ opened, action, corner, open, onOpenChange }: DialogOfProps) {
  const [inPlace, setInPlace] = useState<Product>()
  const top = useRef<HTMLDivElement>(null)
  useAtOpening(open, () => setInPlace(undefined))
  const product = inPlace ?? opened

  // Another product opened from further down starts at its top, both visually and for the focus.
  const openInPlace = (other: Product) => {
    flushSync(() => setInPlace(other))
    top.current?.focus()
    top.current?.parentElement?.parentElement?.scrollTo({ top: 0 })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<span lang={storeLanguage}>{nameWithoutSize(product)}</span>}
      closeLabel={catalogue.close}
      width="wide"
    >
      <HeadingLevel value="h3">
        <div ref={top} tabIndex={-1} className="outline-none">
          <ProductSummary
            key={product.id}
            product={product}
            action={action(product)}
            corner={corner(product)}
            links={
              <>
                <ProductLink product={product} className={productLinkClass}>
                  <ArrowSquareOutIcon />
                  {messages.ownPage}
                </ProductLink>
                <ShareProduct product={product} />
              </>
            }
          />
          <div className="mt-5 border-line border-t">
            <ProductSections product={product} onOpen={openInPlace} />
          </div>
        </div>
      </HeadingLevel>
    </Dialog>
  )
}
