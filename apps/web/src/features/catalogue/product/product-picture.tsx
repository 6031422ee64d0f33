import type { Product } from '@aisleway/core/catalogue/product'
import { renderedPicture } from '@aisleway/core/pictures/rendered-picture'
import { RevealedImage } from '../../../ui/display/revealed-image.tsx'

type Props = {
  product: Pick<Product, 'imageUrl'>
  /** As drawn, for places wider than a card. */
  large?: boolean
  className: string
  eager?: boolean
}

export function ProductPicture({ product: { imageUrl }, large, ...rest }: Props) {
  return <RevealedImage src={large ? imageUrl : renderedPicture(imageUrl)} {...rest} />
}
