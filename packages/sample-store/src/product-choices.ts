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

export function labelOf({ kind, variety }: KindAndVariety): string {
  return variety.label.replace('_', kind.noun)
}

/** The composition that a product's figures come from: its own or, as an estimate, the nearest one known. */
export function mixOf({ kind: { food }, variety }: KindAndVariety): Mix | undefined {
  return variety.mix ?? variety.like ?? food?.mix ?? food?.like
}

/** What a product is made of, if that is known. The kind's mix is that of its plainest variety only. */
export function ownMixOf({ kind, variety }: KindAndVariety): Mix | undefined {
  if (variety.mix || variety.like) return variety.mix
  return kind.varieties[0] === variety ? kind.food?.mix : undefined
}

type KindAndVariety = Pick<Choice, 'kind' | 'variety'>
