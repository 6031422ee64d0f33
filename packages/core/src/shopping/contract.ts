import { z } from 'zod'
import { departments } from '../catalogue/departments.ts'
import { productSchema } from '../catalogue/product-schema.ts'
import { signedIn } from '../route-bases.ts'

const department = z.enum([...departments, 'Other'])

export const shoppingContract = {
  /** Candidates for the deals of each department, those on sale first, then the cheaper (spec 2 §7). */
  deals: signedIn
    .route({ method: 'POST', path: '/deals' })
    .input(z.object({ departments: z.array(department).max(department.options.length) }))
    .output(z.partialRecord(department, z.array(productSchema))),
}
