import type { Department } from '../departments.ts'
import { alternate, byPopularity, type Ranked } from '../popular-first.ts'
import { isOnSale } from '../product.ts'
import type { DepartmentPage } from './contract.ts'

type Categorized = Ranked & { category: string }

/** The number of cards in a row that scrolls sideways. */
const rowSize = 10
const mostCategories = 12

/** What a department's page shows above its products. */
export function departmentPageOf<Item extends Categorized>(
  department: Department,
  products: readonly Item[],
  isNew: (product: Item) => boolean,
): Omit<DepartmentPage, 'onSale' | 'newThisWeek'> & { onSale: Item[]; newThisWeek: Item[] } {
  const own = products.filter(product => product.department === department).sort(byPopularity)
  const onSale = own.filter(isOnSale)
  const added = own.filter(isNew)
  return {
    categories: categoriesOf(own),
    onSale: mixedRow(onSale),
    onSaleCount: onSale.length,
    // A replaced assortment is no news.
    newThisWeek: added.length > own.length * mostNew ? [] : mixedRow(added),
  }
}

/**
 * Above this share of new products, a department's assortment was replaced rather than extended.
 */
const mostNew = 0.2

function mixedRow<Item extends Categorized>(products: readonly Item[]): Item[] {
  return alternate(products, ({ category }) => category).slice(0, rowSize)
}

/** The largest categories, the best-known first, each with a picture of its best-known product. */
function categoriesOf(popularFirst: readonly Categorized[]): DepartmentPage['categories'] {
  const categories = new Map<string, DepartmentPage['categories'][number]>()
  for (const { category, imageUrl } of popularFirst) {
    if (category === '') continue
    const known = categories.get(category) ?? { name: category, count: 0, imageUrl }
    known.count++
    categories.set(category, known)
  }
  const sizes = [...categories.values()].map(({ count }) => count).sort((a, b) => b - a)
  const smallest = sizes[mostCategories - 1] ?? 0
  return [...categories.values()].filter(({ count }) => count >= smallest).slice(0, mostCategories)
}
