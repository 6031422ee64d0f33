import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { ContentError, readContentFile } from './content-file.ts'
import { departmentFile } from './department.ts'
import { dishesFile } from './dishes.ts'
import { ingredientsFile } from './ingredients.ts'
import { nutritionFile } from './nutrition.ts'
import { productKindsFile } from './product-kinds.ts'
import { recipesFile } from './recipes.ts'
import { storeFile } from './store.ts'

/** Every data file of the store. */
export type ContentFiles = ReturnType<typeof readFiles>

/** @throws {ContentError} naming what is missing, unlisted, or breaks its schema */
export function readFiles(folder: string) {
  const problems: string[] = []
  const listed = new Set<string>()
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const path = join(folder, `${name}.yaml`)
    listed.add(path)
    try {
      if (!existsSync(path)) throw new ContentError([`${path}: listed, but there is no such file`])
      return [readContentFile(path, schema)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.push(error.message)
      return []
    }
  }
  const [store] = read('store', storeFile)
  if (!store) throw new ContentError(problems)
  const departments = store.data.departments.flatMap(name =>
    read(`departments/${name}`, departmentFile).map(file => ({
      file,
      parts: file.data.parts.flatMap(part => read(`departments/${name}/${part}`, productKindsFile)),
    })),
  )
  const ingredients = store.data.ingredients.flatMap(name =>
    read(`ingredients/${name}`, ingredientsFile),
  )
  const recipes = Object.entries(store.data.recipes).flatMap(([meal, names]) =>
    names.flatMap(name => read(`recipes/${meal}/${name}`, recipesFile)),
  )
  const [nutrition] = read('nutrition', nutritionFile)
  const [dishes] = read('dishes', dishesFile)
  const unlisted = yamlFilesBelow(folder).filter(path => !listed.has(path))
  problems.push(...unlisted.map(path => `${path}: no other file lists it, so the store lacks it`))
  if (!nutrition || !dishes || problems.length > 0) throw new ContentError(problems)
  return { store, departments, ingredients, recipes, nutrition, dishes }
}

function yamlFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.yaml'))
    .map(name => join(folder, name))
}
