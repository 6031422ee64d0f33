import { renderedPicture } from '@aisleway/core/pictures/rendered-picture'
import { classNames } from '../../ui/class-names.ts'
import { RevealedImage } from '../../ui/display/revealed-image.tsx'

type Props = {
  imageUrl: string
  /** As drawn, for places wider than 120 pixels. */
  large?: boolean
  className: string
  eager?: boolean
}

export function MealPicture({ imageUrl, large = false, className, eager = false }: Props) {
  return (
    <RevealedImage
      src={large ? imageUrl : renderedPicture(imageUrl)}
      eager={eager}
      className={classNames('object-cover', className)}
    />
  )
}
