import { nameWithoutSize, type Product } from '../catalogue/product.ts'
import { readSize } from '../catalogue/unit-price.ts'
import { maxItemQuantity } from './list-item.ts'
import { isMeasured, type WantedAmount } from './wanted-amount.ts'

type Sold = Pick<Product, 'name' | 'weightQuantity' | 'department'>

/** The average weight of an onion, potato or apple and of a piece of meat, for counting loose goods. */
const ouncesEach = { produce: 6, meat: 8 }
const piecesInBunch = 6

/** The share that may be missing: nobody buys a second box of 16 oz because the note says 500 g. */
const shortfall = 0.15

/** The number of packages of a product that make up a wanted amount. */
export function packagesFor(product: Sold, amount: WantedAmount): number {
  const { pieces, ounces, fluidOunces, packages } = amount
  const content = contentOf(product)
  // A product that is not sold by the piece counts as one piece: "3 milk".
  const forPieces = Math.ceil(pieces / (content.pieces ?? 1))
  const forMeasure = isMeasured(amount) ? packagesOf(content, ounces, fluidOunces) : 0
  return Math.min(Math.max(Math.ceil(packages) + forPieces + forMeasure, 1), maxItemQuantity)
}

/**
 * Given the products found, best first, returns the best one in the size closest to the wanted amount: for "half a
 * dozen eggs" the same eggs in the carton of six, not of twelve.
 */
export function bestFittingSize<Found extends Sold>(
  found: readonly Found[],
  amount: WantedAmount,
): Found | undefined {
  const [best] = found
  if (!best || (amount.pieces === 0 && !isMeasured(amount))) return best
  const sizes = found.filter(product => nameWithoutSize(product) === nameWithoutSize(best))
  return sizes
    .map(product => ({
      product,
      excess: excessOf(product, amount),
      count: packagesFor(product, amount),
    }))
    .sort((a, b) => a.excess - b.excess || a.count - b.count)[0]?.product
}

/** The content of its packages divided by the wanted amount; infinite if unknown. */
function excessOf(product: Sold, amount: WantedAmount): number {
  const { pieces, ounces, fluidOunces } = contentOf(product)
  const shares = [
    [amount.pieces, pieces],
    [amount.ounces, ounces ?? fluidOunces],
    [amount.fluidOunces, fluidOunces ?? ounces],
  ].flatMap(([wanted, content]) =>
    wanted ? [content ? (packagesFor(product, amount) * content) / wanted : Infinity] : [],
  )
  // Slightly less counts as the exact amount.
  return Math.max(1, ...shares)
}

/** A product with only ounces of weight, or only fluid ounces, uses the one for the other. */
function packagesOf(content: Content, ounces: number, fluidOunces: number): number {
  const shares = [
    ounces / (content.ounces ?? content.fluidOunces ?? Infinity),
    fluidOunces / (content.fluidOunces ?? content.ounces ?? Infinity),
  ]
  return Math.max(1, Math.ceil(shares.reduce((a, b) => a + b) - shortfall))
}

type Content = { pieces?: number; ounces?: number; fluidOunces?: number }

/** What one package contains, as far as its size says. */
function contentOf({ name, weightQuantity, department }: Sold): Content {
  const size = readSize(weightQuantity)
  const packOf = /([1-9]\d*) *(?:x *[\d.]|-? *(?:pk|pack))/i.exec(weightQuantity)?.[1]
  const each = ouncesOfPiece(name, department)
  if (!size) return packOf ? { pieces: Number(packOf) } : {}
  if (size.unit === 'fl oz')
    return { fluidOunces: size.amount, ...(packOf && { pieces: Number(packOf) }) }
  if (size.unit === 'oz' || size.unit === 'lb') {
    const ounces = size.amount * (size.unit === 'lb' ? 16 : 1)
    const pieces = packOf ? Number(packOf) : each && Math.max(1, Math.floor(ounces / each))
    return { ounces, ...(pieces && { pieces }) }
  }
  const pieces = size.amount * (size.unit === 'bunch' ? piecesInBunch : 1)
  return { pieces, ...(each && { ounces: pieces * each }) }
}

function ouncesOfPiece(name: string, department: string): number | undefined {
  if (department === 'Produce') return ouncesEach.produce
  const isCut = /\b(breast|thigh|drumstick|steak|chop|fillet)s?\b/i.test(name)
  return department === 'Meat & Seafood' && isCut ? ouncesEach.meat : undefined
}
