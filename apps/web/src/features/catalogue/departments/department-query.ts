import { type Department, departmentSlug } from '@aisleway/core/catalogue/departments'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { locally, networkOrLocal } from '../../../local-catalogue/local-first.ts'

/** What the page of a department shows above its products. */
export function departmentQuery(department: Department) {
  return queryOptions({
    queryKey: ['catalogue', 'department', department],
    queryFn: () =>
      networkOrLocal(
        () => api.catalogue.department({ slug: departmentSlug(department) }),
        locally('department', department),
      ),
  })
}
