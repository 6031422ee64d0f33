import type { DepartmentPage } from '@aisleway/core/catalogue/department-page/contract'
import { departmentPageOf } from '@aisleway/core/catalogue/department-page/department-page'
import { isNewThisWeek } from '@aisleway/core/catalogue/department-page/new-products'
import { departmentFrom } from '@aisleway/core/catalogue/departments'
import { productFromRow } from './product-from-row.ts'
import type { CatalogueSnapshot } from './snapshot/catalogue-snapshot.ts'

/** What the page of the department with this slug shows above its products. */
export function departmentPage(
  { products }: CatalogueSnapshot,
  slug: string,
  now: Date,
): DepartmentPage {
  const department = departmentFrom(slug)
  if (!department) throw new Error(`No department is called ${slug}`)
  const { onSale, newThisWeek, ...rest } = departmentPageOf(department, products, ({ addedAt }) =>
    isNewThisWeek(addedAt, now),
  )
  return {
    ...rest,
    onSale: onSale.map(productFromRow),
    newThisWeek: newThisWeek.map(productFromRow),
  }
}
