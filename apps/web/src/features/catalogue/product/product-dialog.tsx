import { nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { ArrowSquareOutIcon } from '@phosphor-icons/react/ArrowSquareOut'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { messages as catalogue } from '../messages.ts'
import { ProductLink } from '../product-page/links/product-link.tsx'
import { messages } from '../product-page/messages.ts'
import { ProductSections } from '../product-page/product-sections.tsx'
import { ProductSummary } from '../product-page/product-summary.tsx'
import { HeadingLevel } from '../product-page/section.tsx'
import { productLinkClass, ShareProduct } from '../product-page/share-product.tsx'
import { storeLanguage } from '../written-language.ts'

type Props = {
  product: Product
  action: (product: Product) => ReactNode
  corner: (product: Product) => ReactNode
  onClose: () => void
}

/** Everything about one product, lazy-loaded when the first one is opened. */
export default function ProductDialog({ product: opened, action, corner, onClose }: Props) {
  const [isOpen, setOpen] = useState(true)
  const [product, setProduct] = useState(opened)
  const top = useRef<HTMLDivElement>(null)

  // Another product opened from further down starts at its top, both visually and for the focus.
  useEffect(() => {
    if (product === opened) return
    top.current?.focus()
    top.current?.parentElement?.parentElement?.scrollTo({ top: 0 })
  }, [product, opened])

  return (
    <Dialog
      open={isOpen}
      onOpenChange={open => {
        setOpen(open)
        if (!open) onClose()
      }}
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
            <ProductSections product={product} onOpen={setProduct} />
          </div>
        </div>
      </HeadingLevel>
    </Dialog>
  )
}
