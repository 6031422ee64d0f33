import type { Mix, ProductKind, Size, Variety } from './content-files/product-kinds.ts'
import { hash32 } from './seed.ts'

/** One product of a kind: a variety by a maker in a size. */
export type Choice = {
  kind: ProductKind
  variety: Variety
  brandName: string | undefined
  size: Size
}

export function choicesOf(kind: ProductKind): Choice[] {
  return kind.varieties.flatMap(variety =>
    (kind.brands ?? [undefined])
      .filter(brandName => !brandName || !variety.brands || variety.brands.includes(brandName))
      .flatMap(brandName => kind.sizes.map(size => ({ kind, variety, brandName, size }))),
  )
}

export function productId(choice: Choice): string {
  const identity = identityOf(choice)
  const [first, second] = [hash32(identity, 1).toString(36), hash32(identity, 2).toString(36)]
  return `cp${first.padStart(7, '0')}${second.slice(-2)}`
}

/** The key of a product, from which its id, price and popularity are derived. */
export function identityOf(choice: Choice): string {
  return [choice.kind.slug, choice.brandName ?? '', labelOf(choice), choice.size.label].join('|')
}

export function labelOf({ kind, variety }: Choice): string {
  return variety.label.replace('_', kind.noun)
}

/** The kind's mix is that of its plainest variety; other varieties use it only to estimate figures. */
export function ownMixOf({ kind, variety }: Choice): Mix | undefined {
  return variety.mix ?? (kind.varieties[0] === variety ? kind.food?.mix : undefined)
}
