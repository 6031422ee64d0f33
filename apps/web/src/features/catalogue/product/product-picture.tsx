import type { Product } from '@aisleway/core/catalogue/product'
import { RevealedImage } from '../../../ui/display/revealed-image.tsx'

type Props = { product: Pick<Product, 'imageUrl'>; className?: string; eager?: boolean }

/** The picture is decorative, because the product's name is always beside it. */
export function ProductPicture({ product, className, eager = false }: Props) {
  return (
    <RevealedImage
      src={product.imageUrl || placeholder}
      fallbackSrc={placeholder}
      alt=""
      width={200}
      height={200}
      eager={eager}
      {...(className && { className })}
    />
  )
}

const placeholder = '/placeholder.svg'
