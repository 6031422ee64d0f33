import type { DepartmentPage } from '@aisleway/core/catalogue/department-page/contract'
import { departmentPageOf } from '@aisleway/core/catalogue/department-page/department-page'
import { isNewThisWeek } from '@aisleway/core/catalogue/department-page/new-products'
import type { Department, DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { bySize, sameProductKey } from '@aisleway/core/catalogue/same-product'
import { type DealsByDepartment, dealsOf } from '@aisleway/core/shopping/deals'
import { type LocalProduct, type OpenCatalogue, plainProduct } from './open-catalogue.ts'

/** A product and its other sizes; null for one that is not sold. */
export function productWithSizes({ byId, products }: OpenCatalogue, id: string) {
  const product = byId.get(id)
  if (!product) return null
  const key = sameProductKey(product)
  const sizes = products.filter(
    other =>
      other.department === product.department && other.id !== id && sameProductKey(other) === key,
  )
  return { product: plainProduct(product), sizes: sizes.sort(bySize).map(plainProduct) }
}

export function localDepartment(
  { products }: OpenCatalogue,
  department: Department,
  now = new Date(),
): DepartmentPage {
  const { onSale, newThisWeek, ...rest } = departmentPageOf<LocalProduct>(
    department,
    products,
    ({ addedAt }) => isNewThisWeek(addedAt, now),
  )
  return {
    ...rest,
    onSale: onSale.map(plainProduct),
    newThisWeek: newThisWeek.map(plainProduct),
  }
}

export function localDeals(
  { products }: OpenCatalogue,
  departments: readonly DepartmentOrOther[],
): DealsByDepartment {
  return dealsOf(products, departments, plainProduct)
}
