import { nameWithoutSize, type Product } from '@aisleway/core/catalogue/product'
import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { shareOrCopy } from '../../../ui/page/share-or-copy.ts'
import { messages } from './messages.ts'

/** Shares the URL of the product's page through the device's share sheet, or copies it if there is none. */
export function ShareProduct({ product }: { product: Product }) {
  return (
    <button type="button" onClick={() => share(product)} className={productLinkClass}>
      <ShareNetworkIcon />
      {messages.share}
    </button>
  )
}

export const productLinkClass =
  'pressable inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline'

function share(product: Product) {
  const url = `${location.origin}/products/${encodeURIComponent(product.id)}`
  return shareOrCopy(
    nameWithoutSize(product),
    { url },
    {
      copied: { title: messages.copied, brief: true },
      failed: { title: messages.shareFailed, message: messages.shareFailedText, key: 'share' },
    },
  )
}
