import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { dietLabels } from '@aisleway/core/catalogue/diets'

/** How shoppers read the catalogue's own words; addresses, files and storage keep those. */
export const messages = {
  diets: dietLabels,
  department: (department: DepartmentOrOther): string => department,
}
