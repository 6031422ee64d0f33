import { departmentKey } from './attributes.ts'

/** Departments as small numbers, in the order they are first met. */
export type DepartmentNumbers = {
  /** Per document. */
  of: Uint16Array
  count: number
}

export function numberDepartments(documents: readonly { department: string }[]): DepartmentNumbers {
  const numbers = new Map<string, number>()
  const of = Uint16Array.from(documents, ({ department }) => {
    const key = departmentKey(department)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
  return { of, count: numbers.size }
}
