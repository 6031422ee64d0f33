import { renderedPicture } from '@aisleway/core/pictures/rendered-picture'
import { classNames } from '../../ui/class-names.ts'
import { RevealedImage } from '../../ui/display/revealed-image.tsx'

type Props = {
  imageUrl: string
  /** As drawn, for places wider than a card. */
  large?: boolean
  className: string
  eager?: boolean
}

export function MealPicture({ imageUrl, large, className, ...rest }: Props) {
  return (
    <RevealedImage
      src={large ? imageUrl : renderedPicture(imageUrl)}
      className={classNames('bg-sunken object-cover', className)}
      {...rest}
    />
  )
}
