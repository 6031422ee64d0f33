import { foldWords } from '../../text/fold-text.ts'
import type { MealIngredient } from '../meal.ts'

type Named = Pick<MealIngredient, 'name' | 'plural'>

/**
 * The ingredients that a step mentions, so that their amounts can be shown beside it: by their full name or its end
 * ("the onion", "the chicken" for chicken breast). A full name never matches another food: green onions are not
 * onions. If two could be meant, neither is chosen.
 */
export function ingredientsInStep<Ingredient extends Named>(
  step: string,
  ingredients: readonly Ingredient[],
): Ingredient[] {
  const owners = new Map<string, Set<Ingredient>>()
  for (const ingredient of ingredients) {
    for (const phrase of waysToSay(ingredient)) {
      // A name in another script folds to nothing.
      if (phrase === '') continue
      owners.set(phrase, (owners.get(phrase) ?? new Set()).add(ingredient))
    }
  }
  const found = new Set<Ingredient>()
  let text = foldWords(step)
  const longestFirst = [...owners].sort(([a], [b]) => b.split(' ').length - a.split(' ').length)
  for (const [phrase, owned] of longestFirst) {
    const said = forms(phrase).filter(form => text.includes(` ${form} `))
    if (said.length === 0) continue
    const [first, second] = [...owned].filter(ingredient => !found.has(ingredient))
    if (second) continue
    if (first) found.add(first)
    for (const form of said) text = text.replaceAll(` ${form} `, ' ; ')
  }
  return ingredients.filter(ingredient => found.has(ingredient))
}

/** "boneless, skinless chicken breast" can also be "chicken breast" and "chicken". */
function waysToSay({ name, plural }: Named): Set<string> {
  const words = foldWords(mainPart(name)).trim().split(' ')
  const ways = new Set([foldWords(name).trim(), ...endsOf(words)])
  if (plural) ways.add(foldWords(plural).trim())
  const last = words.at(-1)!
  const before = words.at(-2)
  if (cuts.has(last) && words.length > 1)
    for (const end of endsOf(words.slice(0, -1))) ways.add(end)
  // Roast and steak are also verbs or methods; only "the roast" is meat.
  if (last === 'roast' && ways.delete('roast')) ways.add('the roast').add('beef')
  // "Pepper" alone means ground pepper.
  if (last === 'pepper' && words.length > 1 && words[0] !== 'black') {
    ways.delete('pepper')
    ways.add(words.includes('bell') ? `${words[0]} pepper` : words[0]!)
    if (words.includes('bell')) ways.add('peppers')
  }
  if (last === 'lettuce' && before) ways.add(before)
  if (last === 'pasta') for (const shape of shapes) ways.add(shape)
  if (last === 'bread') ways.add(words[0]!).add('toast')
  if (last === 'white') ways.add('whites')
  return ways
}

/** "Raw shrimp, peeled" becomes shrimp; "boneless, skinless thigh" becomes thigh. */
function mainPart(name: string): string {
  const parts = name.replace(/ in .*/, '').split(',')
  return parts.findLast(part => !/ed$/.test(part.trim())) ?? name
}

function endsOf(words: readonly string[]): string[] {
  return words
    .map((_, from) => words.slice(from).join(' '))
    .filter(end => !saysNothing.has(end) && !cuts.has(end))
}

/** Parts of an animal or plant that follow the food's name, and that a recipe may mention without it. */
const cuts = new Set([
  'breast',
  'bulb',
  'cap',
  'fillet',
  'kernels',
  'shoulder',
  'tenderloin',
  'thigh',
  'chop',
  'extract',
])

/** Final words too general to identify a food, as in "until the sauce is thick". */
const saysNothing = new Set(['sauce', 'juice', 'paste', 'powder', 'seeds', 'white', 'half'])

const shapes = ['spaghetti', 'linguine', 'fettuccine', 'penne', 'rigatoni', 'ziti', 'noodles']

/** The forms of a word: "tomato" gives tomato, tomatos, tomatoes; "berries" also gives berry. */
function forms(base: string): string[] {
  // Ground pepper has no plural; peppers are vegetables.
  if (base === 'pepper' || base === 'peppers') return [base]
  const single = base
    .replace(/ies$/, 'y')
    .replace(/oes$/, 'o')
    .replace(/([^s])s$/, '$1')
  return [
    ...new Set([
      base,
      single,
      `${base}s`,
      `${base}es`,
      base.replace(/y$/, 'ies'),
      base.replace(/f$/, 'ves'),
    ]),
  ]
}
