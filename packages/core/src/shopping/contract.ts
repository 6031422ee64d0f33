import { oc } from '@orpc/contract'
import { z } from 'zod'
import { departments } from '../catalogue/departments.ts'
import { productSchema } from '../catalogue/product-schema.ts'
import { refusals } from '../errors.ts'

export const shoppingContract = {
  /** Candidates for the deals of a department, those on sale first, then the cheaper (spec 2 §7). */
  deals: oc
    .errors(refusals('UNAUTHORIZED'))
    .route({ method: 'GET', path: '/deals/{department}' })
    .input(z.object({ department: z.enum([...departments, 'Other']) }))
    .output(z.array(productSchema)),
}
