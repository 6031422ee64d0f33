/** The store's departments, in the order of spec 1 §3. The label is the canonical value. */
export const departments = [
  'Grocery Aisles',
  'Personal Care',
  'Pantry',
  'Beverages',
  'Frozen',
  'Household',
  'Dairy & Eggs',
  'Meat & Seafood',
  'Bakery',
  'Deli',
  'Produce',
  'Pet',
  'Baby',
  'Meal Solutions',
  'Floral',
  'Alcohol',
] as const

export type Department = (typeof departments)[number]

/** A product whose department is missing or unknown belongs to Other (spec 1 §3). */
export type DepartmentOrOther = Department | 'Other'

/** Labels that the search index spells differently (spec 1 §3, spec 2 §9). */
const indexSpellings: Partial<Record<Department, string>> = {
  'Dairy & Eggs': 'Dairy eggs',
  'Meat & Seafood': 'Meat seafood',
  'Meal Solutions': 'Meal solutions',
}

export function indexSpelling(department: DepartmentOrOther): string {
  return department === 'Other' ? department : (indexSpellings[department] ?? department)
}

const departmentByKey = new Map<string, Department>(departments.map(d => [departmentKey(d), d]))

/** Reads a label, an index spelling or a slug in any case (answer 5a). */
export function departmentFrom(text: string): Department | undefined {
  return departmentByKey.get(departmentKey(text))
}

/** The department's name in a URL: "dairy-eggs". */
export function departmentSlug(department: Department): string {
  return departmentKey(department).replaceAll(' ', '-')
}

function departmentKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
}
