import { classNames } from '../../ui/class-names.ts'
import { RevealedImage } from '../../ui/display/revealed-image.tsx'

type Props = { imageUrl: string; className: string; eager?: boolean }

/** The picture is decorative, because the meal's name is always beside it. */
export function MealPicture({ imageUrl, className, eager = false }: Props) {
  return (
    <RevealedImage
      src={imageUrl || placeholder}
      fallbackSrc={placeholder}
      alt=""
      eager={eager}
      className={classNames('object-cover', className)}
    />
  )
}

const placeholder = '/placeholder.svg'
