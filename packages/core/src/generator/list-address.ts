import {
  departments as allDepartments,
  type Department,
  departmentFrom,
  departmentSlug,
} from '../catalogue/departments.ts'
import { diets } from '../catalogue/diets.ts'
import { maxSeed } from '../seeded-random.ts'
import { budgetFrom, wholeNumber } from './address-numbers.ts'
import { isEveryDepartment } from './departments-to-fill.ts'
import { type ListCriteria, maxItems, minItems, usualCriteria } from './list-criteria.ts'

/** The state of /grocery-list-generation as its URL holds it, so that a reload shows the same list. */
export type ListGeneration = {
  criteria: ListCriteria
  /** Null until a list has been generated. */
  seed: number | null
}

export type ListAddress = {
  items?: string
  /** In dollars. */
  budget?: string
  diet?: string
  /** Slugs separated by commas, or "all". */
  departments?: string
  staples?: 'yes'
  seed?: string
}

const everyDepartment = 'all'

export function listAddressFrom({ criteria, seed }: ListGeneration): ListAddress {
  const { count, budgetCents, diet, departments, withStaples } = criteria
  return {
    ...(count !== usualCriteria.count && { items: String(count) }),
    ...(budgetCents !== usualCriteria.budgetCents && { budget: String(budgetCents / 100) }),
    ...(diet !== null && { diet }),
    ...(departments.length > 0 && { departments: departmentsText(departments) }),
    ...(withStaples && { staples: 'yes' as const }),
    ...(seed !== null && { seed: String(seed) }),
  }
}

/** Reads a URL that anybody may have typed; unknown values become the defaults. */
export function listGenerationFrom(address: Readonly<Record<string, unknown>>): ListGeneration {
  return {
    criteria: {
      count: wholeNumber(address.items, minItems, maxItems) ?? usualCriteria.count,
      budgetCents: budgetFrom(address.budget) ?? usualCriteria.budgetCents,
      diet: diets.find(diet => diet === address.diet) ?? null,
      departments: departmentsFrom(address.departments),
      withStaples: address.staples === 'yes',
    },
    seed: wholeNumber(address.seed, 0, maxSeed),
  }
}

function departmentsText(chosen: readonly Department[]): string {
  return isEveryDepartment(chosen) ? everyDepartment : chosen.map(departmentSlug).join(',')
}

function departmentsFrom(text: unknown): Department[] {
  if (typeof text !== 'string') return []
  if (text === everyDepartment) return [...allDepartments]
  return [...new Set(text.split(',').flatMap(slug => departmentFrom(slug) ?? []))]
}
