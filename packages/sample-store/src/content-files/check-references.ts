import { hasNotoIcon } from '../pictures/noto.ts'
import type { ContentFile, Path } from './content-file.ts'
import type { ProductKindsFile } from './product-kinds.ts'
import type { ContentFiles } from './read-files.ts'

/** Reports references to names that no data file defines, each with its file and line. */
export function checkReferences(files: ContentFiles): string[] {
  const { departments, ingredients, recipes, nutrition, dishes } = files
  const parts = departments.flatMap(department => department.parts)
  const known: Known = {
    brand: setOf(departments.flatMap(({ file }) => Object.keys(file.data.brands))),
    dish: setOf(Object.keys(dishes.data)),
    icon: hasNotoIcon,
    ingredient: setOf(ingredients.flatMap(({ data }) => Object.keys(data))),
    kind: setOf(parts.flatMap(({ data }) => Object.keys(data.kinds))),
    'row of nutrition.yaml': setOf(Object.keys(nutrition.data.per100g)),
  }
  return [
    ...departments.flatMap(({ file, parts: own }) =>
      own.flatMap(part => unknownIn(part, referencesOfKinds(part.data, file.data.mixes), known)),
    ),
    ...departments.flatMap(({ file }) =>
      unknownIn(file, referencesOfMixes(file.data.mixes), known),
    ),
    ...ingredients.flatMap(file => unknownIn(file, referencesOfIngredients(file.data), known)),
    ...recipes.flatMap(file => unknownIn(file, referencesOfRecipes(file.data), known)),
    ...unknownIn(dishes, referencesOfDishes(dishes.data), known),
  ]
}

type Target = 'brand' | 'dish' | 'icon' | 'ingredient' | 'kind' | 'row of nutrition.yaml'
type Known = Record<Target, (name: string) => boolean>
type Reference = readonly [target: Target, name: string | undefined, at: Path]
type Mixes = ProductKindsFile['mixes']
type DataOf<Key extends 'ingredients' | 'recipes'> = ContentFiles[Key][number]['data']

function setOf(names: readonly string[]): (name: string) => boolean {
  const set = new Set(names)
  return name => set.has(name)
}

function unknownIn(
  { problemAt }: ContentFile<unknown>,
  references: Iterable<Reference>,
  known: Known,
): string[] {
  return [...references].flatMap(([target, name, at]) =>
    name === undefined || known[target](name) ? [] : [problemAt(at, `no ${target} "${name}"`)],
  )
}

function* referencesOfKinds(
  { kinds, mixes }: ProductKindsFile,
  departmentMixes: Mixes,
): Generator<Reference> {
  const shared = { ...departmentMixes, ...mixes }
  yield* referencesOfMixes(mixes)
  for (const [slug, { brands = [], picture, varieties, food }] of Object.entries(kinds)) {
    const at = ['kinds', slug]
    for (const [i, brand] of brands.entries()) yield ['brand', brand, [...at, 'brands', i]]
    yield ['icon', picture.icon, [...at, 'picture']]
    yield* referencesOfMix(food?.mix ?? food?.like, shared, [...at, 'food'])
    for (const [place, variety] of varieties.entries()) {
      const here = [...at, 'varieties', place]
      for (const brand of variety.brands ?? []) yield ['brand', brand, here]
      yield ['icon', variety.icon, here]
      yield* referencesOfMix(variety.mix ?? variety.like, shared, here)
    }
  }
}

function* referencesOfMixes(mixes: Mixes = {}): Generator<Reference> {
  for (const [name, mix] of Object.entries(mixes)) yield* referencesOfMix(mix, {}, ['mixes', name])
}

function* referencesOfMix(
  mix: string | Record<string, number> | undefined,
  shared: object,
  at: Path,
): Generator<Reference> {
  const names = typeof mix === 'object' ? Object.keys(mix) : mix && !(mix in shared) ? [mix] : []
  for (const name of names) yield ['ingredient', name, at]
}

function* referencesOfIngredients(file: DataOf<'ingredients'>): Generator<Reference> {
  for (const [name, { products }] of Object.entries(file)) {
    yield ['row of nutrition.yaml', name, [name]]
    for (const [place, { kind }] of products.entries()) {
      yield ['kind', kind, [name, 'products', place]]
    }
  }
}

function* referencesOfRecipes(file: DataOf<'recipes'>): Generator<Reference> {
  for (const [name, { ingredients, picture }] of Object.entries(file)) {
    for (const [place, [food]] of ingredients.entries()) {
      yield ['ingredient', food, [name, 'ingredients', place]]
    }
    yield ['dish', picture.dish, [name, 'picture', 'dish']]
    for (const icon of picture.around) yield ['icon', icon, [name, 'picture', 'around']]
  }
}

function* referencesOfDishes(file: ContentFiles['dishes']['data']): Generator<Reference> {
  for (const [name, { heroes }] of Object.entries(file)) {
    for (const [place, { icon }] of heroes.entries()) yield ['icon', icon, [name, 'heroes', place]]
  }
}
