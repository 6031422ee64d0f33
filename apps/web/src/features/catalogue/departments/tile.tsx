import { ProductPicture } from '../product/product-picture.tsx'

/** A link in the colour of its department, given by the attribute `data-department`. */
export const tileClass =
  'shelf flex h-full min-h-14 min-w-31 items-center gap-2 rounded-control pr-2 pl-1.5 font-semibold text-meta leading-tight [--rail:3px] hover:underline focus-visible:-outline-offset-3'

type Props = {
  /** Of one of the products behind the link; empty for the department's placeholder. */
  imageUrl: string | undefined
  label: string
}

export function TileContent({ imageUrl, label }: Props) {
  return (
    <>
      {imageUrl !== undefined && (
        <ProductPicture
          product={{ imageUrl }}
          className="size-11 shrink-0 self-end object-contain object-bottom"
        />
      )}
      <span className="min-w-0 break-words">{label}</span>
    </>
  )
}
