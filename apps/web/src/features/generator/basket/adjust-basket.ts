import type { BasketAdjustments } from '@aisleway/core/generator/basket/basket-address'

type HeldLine = BasketAdjustments['held'][number]
type Line = { product: { id: string }; quantity: number }

export function isKept({ kept }: BasketAdjustments, { product }: Line): boolean {
  return kept.some(({ productId }) => productId === product.id)
}

export function keeping(adjustments: BasketAdjustments, line: Line): BasketAdjustments {
  const { kept, held, ...others } = notKeeping(adjustments, line)
  return { ...others, kept: [...kept, heldLine(line)], held: without(held, line) }
}

export function notKeeping(adjustments: BasketAdjustments, line: Line): BasketAdjustments {
  return { ...adjustments, kept: without(adjustments.kept, line) }
}

/**
 * All lines stay as they are, with the quantities that they have by now. A replaced one may still be shown until the
 * answer arrives.
 */
export function holding(adjustments: BasketAdjustments, lines: readonly Line[]): BasketAdjustments {
  const staying = lines.filter(({ product }) => !adjustments.without.includes(product.id))
  return {
    ...adjustments,
    kept: staying.filter(line => isKept(adjustments, line)).map(heldLine),
    held: staying.filter(line => !isKept(adjustments, line)).map(heldLine),
  }
}

/** Another product takes the line's place; all others stay as they are. */
export function replacing(
  adjustments: BasketAdjustments,
  lines: readonly Line[],
  { product }: Line,
): BasketAdjustments {
  return holding({ ...adjustments, without: [...adjustments.without, product.id] }, lines)
}

function heldLine({ product, quantity }: Line): HeldLine {
  return { productId: product.id, quantity }
}

function without(lines: readonly HeldLine[], { product }: Line): HeldLine[] {
  return lines.filter(({ productId }) => productId !== product.id)
}
