import type { Product } from '@aisleway/core/catalogue/product'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

type Props = {
  product: Product
  onOpen?: ((product: Product) => void) | undefined
  className: string
  children: ReactNode
}

/** A link to the page of a product; a plain click may open it in place of the current one. */
export function ProductLink({ product, onOpen, className, children }: Props) {
  const openInPlace = (event: MouseEvent) => {
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(product)
  }
  return (
    <Link
      to="/products/$id"
      params={{ id: product.id }}
      onClick={openInPlace}
      preload={false}
      className={className}
    >
      {children}
    </Link>
  )
}
