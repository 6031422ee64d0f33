import { z } from 'zod'
import { departments } from '../../catalogue/departments.ts'
import { signedIn } from '../../route-bases.ts'

const departmentOrder = z
  .array(z.enum([...departments, 'Other']))
  .max(departments.length + 1)
  .refine(all => new Set(all).size === all.length)

export const departmentOrderRoutes = {
  /** The account's own department order for this store; empty if it uses the store's. */
  departmentOrder: signedIn
    .route({ method: 'GET', path: '/department-order' })
    .output(z.object({ departments: departmentOrder })),

  saveDepartmentOrder: signedIn
    .route({ method: 'PUT', path: '/department-order' })
    .input(z.object({ departments: departmentOrder }))
    .output(z.object({ departments: departmentOrder })),
}
