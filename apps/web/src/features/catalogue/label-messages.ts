import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { dietLabels } from '@aisleway/core/catalogue/diets'

/** What shoppers read for the catalogue's own words, which addresses, files and storage keep. */
export const messages = {
  diets: dietLabels,
  department: (department: DepartmentOrOther): string => department,
}
