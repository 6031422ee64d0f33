import type { DepartmentContent } from './department.ts'
import type { Ingredient } from './ingredients.ts'
import type { Mix, ProductKind, ProductKindsFile } from './product-kinds.ts'
import type { ContentFiles } from './read-files.ts'
import type { Recipe } from './recipes.ts'

/** The content of all data files, as stored in `dist/content.json`. */
export type StoreContent = ReturnType<typeof storeContent>

export function storeContent(files: ContentFiles) {
  const { store, fixedPrices, fixedPictures, replacements, unusedImageHosts } = files.store.data
  return {
    store,
    fixedPrices,
    fixedPictures,
    replacements,
    unusedImageHosts,
    departments: files.departments.map(
      ({ file: { data }, parts }): DepartmentContent => ({
        department: data.department,
        priceBand: data.priceBand,
        brands: data.brands,
        kinds: parts.flatMap(part => kindsOf(part.data, { ...data.mixes, ...part.data.mixes })),
      }),
    ),
    ingredients: Object.fromEntries(
      files.ingredients.flatMap(({ data }) =>
        Object.entries(data).map(
          ([key, { name = key, plural, search = name, ...entry }]): [string, Ingredient] => [
            key,
            { name, plural, search, ...entry },
          ],
        ),
      ),
    ),
    recipes: files.recipes.flatMap(({ data }) =>
      Object.entries(data).map(([name, recipe]): Recipe => ({ name, ...recipe })),
    ),
    nutrition: files.nutrition.data.per100g,
    nearestFigures: files.nutrition.data.nearest,
    dishes: files.dishes.data,
  }
}

/** The kinds in a file, with each shared mix inserted where it is named. */
function kindsOf(
  { kinds, category = '' }: ProductKindsFile,
  mixes: NonNullable<ProductKindsFile['mixes']>,
) {
  const resolved = (mix: Mix | undefined) => (typeof mix === 'string' ? (mixes[mix] ?? mix) : mix)
  const withMixes = <Part extends { mix?: Mix | undefined; like?: Mix | undefined }>(
    part: Part,
  ) => ({
    ...part,
    mix: resolved(part.mix),
    like: resolved(part.like),
  })
  return Object.entries(kinds).map(
    ([slug, { food, varieties, category: own, ...kind }]): ProductKind => ({
      slug,
      category: own ?? category,
      ...kind,
      varieties: varieties.map(withMixes),
      food: food && withMixes(food),
    }),
  )
}
