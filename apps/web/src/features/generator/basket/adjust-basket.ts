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

/** All lines stay as they are, with the quantities that they have by now. */
export function holding(adjustments: BasketAdjustments, lines: readonly Line[]): BasketAdjustments {
  return {
    ...adjustments,
    kept: lines.filter(line => isKept(adjustments, line)).map(heldLine),
    held: lines.filter(line => !isKept(adjustments, line)).map(heldLine),
  }
}

/** Another product takes the line's place; all others stay as they are. */
export function replacing(
  adjustments: BasketAdjustments,
  lines: readonly Line[],
  line: Line,
): BasketAdjustments {
  return {
    ...holding(
      adjustments,
      lines.filter(other => other !== line),
    ),
    without: [...adjustments.without, line.product.id],
  }
}

function heldLine({ product, quantity }: Line): HeldLine {
  return { productId: product.id, quantity }
}

function without(lines: readonly HeldLine[], { product }: Line): HeldLine[] {
  return lines.filter(({ productId }) => productId !== product.id)
}
