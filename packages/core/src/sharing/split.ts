import type { DepartmentOrOther } from '../catalogue/departments.ts'

/** Who takes which departments of a list that two shop together. */
export type Split = { userId: string; departments: DepartmentOrOther[] }[]
