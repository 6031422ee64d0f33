import { oc } from '@orpc/contract'
import { z } from 'zod'
import { departmentSlug, departments } from '../departments.ts'
import { productSchema } from '../product-schema.ts'

const departmentPageSchema = z.object({
  categories: z.array(z.object({ name: z.string(), count: z.int(), imageUrl: z.string() })),
  /** Some of the products on sale: well-known ones from several categories. */
  onSale: z.array(productSchema),
  onSaleCount: z.int(),
  /** Products that an import added within the last seven days; empty if it replaced the assortment. */
  newThisWeek: z.array(productSchema),
})

export type DepartmentPage = z.infer<typeof departmentPageSchema>

/** What a department's page shows above its products. */
export const departmentPageRoute = oc
  .route({ method: 'GET', path: '/departments/{slug}' })
  .input(z.object({ slug: z.enum(departments.map(departmentSlug)) }))
  .output(departmentPageSchema)
