import { inSteps, type Steps } from '../steps.ts'
import { type ProductName, readProductName } from '../text/product-name.ts'
import { stem } from '../text/stem.ts'

type Named = { name: string; department: string; category: string }

const fewestProducts = 8
const mostCategories = 12

/**
 * The category of each product, '' for none: the given one, and where nobody gave any in a department, the
 * commonest things that its products are ("milk" for "Hollow Creek Whole Milk, 1 gal").
 */
export function* nameCategorySteps(products: readonly Named[]): Steps<string[]> {
  const given = new Set(
    products.filter(({ category }) => category !== '').map(({ department }) => department),
  )
  const departments = new Map<string, Map<string, WordUse>>()
  yield* inSteps(products, ({ name, department }) => {
    if (given.has(department)) return
    const uses = departments.get(department) ?? new Map<string, WordUse>()
    departments.set(department, uses)
    countUses(readProductName(name), uses)
  })
  const labels = new Map([...departments].map(([name, uses]) => [name, labelsOf(uses)]))
  const categories: string[] = []
  yield* inSteps(products, ({ name, department, category }) => {
    const labelByThing = labels.get(department)
    categories.push(labelByThing ? labelIn(labelByThing, readProductName(name)) : category)
  })
  return categories
}

function labelIn(labelByThing: ReadonlyMap<string, string>, name: ProductName): string {
  return labelByThing.get(stem(thingOf(name) ?? '')) ?? ''
}

/** How a department's names use a word, in singular and plural. */
type WordUse = { total: number; asThing: number; spellings: Map<string, number> }

function countUses(name: ProductName, uses: Map<string, WordUse>): void {
  for (const word of name.words.slice(0, name.kindLength)) useOf(word, uses).total++
  const thing = thingOf(name)
  if (thing === undefined) return
  const use = useOf(thing, uses)
  use.asThing++
  const before = name.words[name.words.indexOf(thing) - 1] ?? ''
  for (const spelling of [thing, `${before} ${thing}`]) {
    use.spellings.set(spelling, (use.spellings.get(spelling) ?? 0) + 1)
  }
}

function useOf(word: string, uses: Map<string, WordUse>): WordUse {
  const key = stem(word)
  const use = uses.get(key) ?? { total: 0, asThing: 0, spellings: new Map() }
  uses.set(key, use)
  return use
}

/** The head noun; of a cut or a pack, the word before it: a salmon fillet is salmon, and a salad kit is salad. */
function thingOf({ words, heads }: ProductName): string | undefined {
  let at = heads.at(-1) ?? -1
  while (neverThings.has(words[at] ?? '')) at--
  const word = words[at]
  return word && /^\p{L}{3,}$/u.test(word) ? word : undefined
}

/** A word that is seldom the thing itself is a flavour or a brand: most of what says vanilla is yogurt. */
const fewestAsThing = 0.4

/** The names of the largest groups by their stem. */
function labelsOf(uses: ReadonlyMap<string, WordUse>): Map<string, string> {
  return new Map(
    [...uses]
      .filter(
        ([, { asThing, total }]) => asThing >= fewestProducts && asThing >= fewestAsThing * total,
      )
      .sort(([a, one], [b, other]) => other.asThing - one.asThing || (a < b ? -1 : 1))
      .slice(0, mostCategories)
      .map(([key, use]) => [key, labelOf(use)]),
  )
}

/** The share of a thing's products from which the word before it belongs to its name: "ice" cream. */
const fixedShare = 0.6

/** The commonest spelling, in singular or plural as the names mostly have it. */
function labelOf({ asThing, spellings }: WordUse): string {
  const byCount = [...spellings].sort(
    ([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1),
  )
  const phrase = byCount.find(
    ([text, count]) => /\p{L} \p{L}/u.test(text) && count >= fixedShare * asThing,
  )
  const [words] = phrase ?? byCount.find(([text]) => !text.includes(' '))!
  return words.replace(/(?<=^| )\p{L}/gu, letter => letter.toUpperCase())
}

/** Words that end many names and say only how a thing is packed, made or flavoured. */
const neverThings: ReadonlySet<string> = new Set(
  'pack packs kit kits can cans bottle bottles box bag bags jar tub tray cup cups pouch case bunch each assorted variety flavor flavors original size large small medium mini organic fresh frozen natural free style value family count mix blend individual bone light liter refill drawstring half chunk'.split(
    ' ',
  ),
)
