import type { ContentFile } from './content-file.ts'
import type { ContentFiles } from './read-files.ts'

/** Reports names that must be unique but are used twice, each with its file and line. */
export function checkNames({ departments, ingredients, recipes }: ContentFiles): string[] {
  const parts = departments.flatMap(department => department.parts)
  const foods = ingredients.flatMap(file => namesOf(file, file.data))
  const foodNames = new Set(foods.map(({ name }) => name))
  const mixes = [...departments.map(({ file }) => file), ...parts].flatMap(file =>
    namesOf(file, file.data.mixes, 'mixes'),
  )
  return [
    ...repeatedIn(departments.flatMap(({ file }) => namesOf(file, file.data.brands, 'brands'))),
    ...repeatedIn(parts.flatMap(file => namesOf(file, file.data.kinds, 'kinds'))),
    ...repeatedIn(recipes.flatMap(file => namesOf(file, file.data))),
    ...repeatedIn(foods),
    ...mixes.filter(({ name }) => foodNames.has(name)).map(({ problem }) => problem),
  ]
}

type Name = { name: string; problem: string }

function namesOf(
  { problemAt }: ContentFile<unknown>,
  entries: Readonly<Record<string, unknown>> = {},
  ...field: string[]
): Name[] {
  return Object.keys(entries).map(name => ({
    name,
    problem: problemAt([...field, name], 'something else has this name already'),
  }))
}

function repeatedIn(names: readonly Name[]): string[] {
  const seen = new Set<string>()
  return names.filter(({ name }) => seen.has(name) || !seen.add(name)).map(({ problem }) => problem)
}
