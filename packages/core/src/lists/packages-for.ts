import { nameWithoutSize, type Product } from '../catalogue/product.ts'
import { readSize } from '../catalogue/unit-price.ts'
import { maxItemQuantity } from './list-item.ts'
import { isMeasured, type WantedAmount } from './wanted-line.ts'

type Sold = Pick<Product, 'name' | 'weightQuantity' | 'department'>

/** What an onion, a potato or an apple weighs, and a piece of meat: how loose goods are counted. */
const ouncesEach = { produce: 6, meat: 8 }
const piecesInBunch = 6

/** Nobody takes a second box of 16 oz because the note says 500 g. */
const shortfall = 0.15

/** How many packages of a product make up a wanted amount. */
export function packagesFor(product: Sold, amount: WantedAmount): number {
  const { pieces, ounces, fluidOunces, packages } = amount
  const content = contentOf(product)
  // A product that is not sold by the piece is its own piece: "3 milk".
  const forPieces = Math.ceil(pieces / (content.pieces ?? 1))
  const forMeasure = isMeasured(amount) ? packagesOf(content, ounces, fluidOunces) : 0
  return Math.min(Math.max(Math.ceil(packages) + forPieces + forMeasure, 1), maxItemQuantity)
}

/**
 * Of the products found, best first, the best one in the size that comes nearest to the wanted amount:
 * of "half a dozen eggs" the same eggs by six, not by twelve.
 */
export function inFittingSize<Found extends Sold>(
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

/** How many times the wanted amount its packages hold; infinite where nobody can tell. */
function excessOf(product: Sold, amount: WantedAmount): number {
  const { pieces, ounces, fluidOunces } = contentOf(product)
  const shares = [
    [amount.pieces, pieces],
    [amount.ounces, ounces ?? fluidOunces],
    [amount.fluidOunces, fluidOunces ?? ounces],
  ].flatMap(([wanted, content]) =>
    wanted ? [content ? (packagesFor(product, amount) * content) / wanted : Infinity] : [],
  )
  // A little less is as good as the exact amount.
  return Math.max(1, ...shares)
}

/** Ounces of weight and of volume stand for each other where a product knows only one of them. */
function packagesOf(content: Content, ounces: number, fluidOunces: number): number {
  const shares = [
    ounces / (content.ounces ?? content.fluidOunces ?? Infinity),
    fluidOunces / (content.fluidOunces ?? content.ounces ?? Infinity),
  ]
  return Math.max(1, Math.ceil(shares.reduce((a, b) => a + b) - shortfall))
}

type Content = { pieces?: number; ounces?: number; fluidOunces?: number }

/** What one package holds, as far as its size tells. */
function contentOf({ name, weightQuantity, department }: Sold): Content {
  const size = readSize(weightQuantity)
  const packOf = /(\d+) *(?:x *[\d.]|-? *(?:pk|pack))/i.exec(weightQuantity)?.[1]
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
