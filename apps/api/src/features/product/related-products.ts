import type { Product } from '@aisleway/core/catalogue/product'
import { bySize, sameProductKey } from '@aisleway/core/catalogue/same-product'
import { memoize } from '@aisleway/core/memoize'
import { productFromRow } from '../catalogue/product-from-row.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot/catalogue-snapshot.ts'
import { namesAlike } from './names-alike.ts'

type Row = CatalogueSnapshot['products'][number]

const mostSizes = 12
const mostSimilar = 8

/** The other sizes of a product, and possible substitutes, each in one size. */
export function relatedProducts(
  snapshot: CatalogueSnapshot,
  product: Product & { kind: string },
): { sizes: Product[]; similar: Product[] } {
  const { rows, findAlike } = departmentOf(snapshot, product.department)
  const key = sameProductKey(product)
  const sizes = rows.filter(row => sameProductKey(row) === key && row.id !== product.id)
  const similar = new Map<string, Row>()
  for (const row of [...sameKind(rows, product.kind), ...findAlike(product)]) {
    const itsKey = sameProductKey(row)
    if (itsKey !== key && !similar.has(itsKey)) similar.set(itsKey, row)
    if (similar.size === mostSimilar) break
  }
  return {
    sizes: sizes.sort(bySize).slice(0, mostSizes).map(productFromRow),
    similar: [...similar.values()].map(productFromRow),
  }
}

/** An imported product has no kind. */
function sameKind(rows: readonly Row[], kind: string): Row[] {
  return kind === '' ? [] : rows.filter(row => row.kind === kind)
}

type Department = { rows: readonly Row[]; findAlike: (product: Product) => Row[] }

const departmentsOf = memoize((_: CatalogueSnapshot) => new Map<string, Department>())

/** A department's rows, most popular first; prepared when its first product is opened. */
function departmentOf(snapshot: CatalogueSnapshot, department: string): Department {
  const departments = departmentsOf(snapshot)
  const found = departments.get(department) ?? prepare(snapshot, department)
  departments.set(department, found)
  return found
}

function prepare({ products }: CatalogueSnapshot, department: string): Department {
  const rows = products
    .filter(row => row.department === department)
    .sort((a, b) => b.popularity - a.popularity)
  return { rows, findAlike: namesAlike(rows) }
}
