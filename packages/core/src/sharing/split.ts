import type { DepartmentOrOther } from '../catalogue/departments.ts'

/** Which departments each of two shoppers takes on a list that they shop together. */
export type Split = { userId: string; departments: DepartmentOrOther[] }[]
