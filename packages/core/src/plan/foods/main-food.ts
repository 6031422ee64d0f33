import { foldWords } from '../../text/fold-text.ts'
import { groupsOfFood } from './groups-of-food.ts'
import { holdsWord } from './holds-word.ts'

type Part = { food: string; name: string; grams: number | null; isPantry: boolean }

/**
 * The food that defines a dish: its meat, fish or shellfish if that is at least a twelfth of the weight; else its
 * beans, lentils, tofu, eggs or the like if they are an eighth; else the heaviest ingredient other than staples and
 * liquids. Cuts of one animal or plant count as the same: chicken breast is chicken.
 */
export function mainFood(ingredients: readonly Part[]): string | null {
  const parts = ingredients.filter(
    ({ food }) => !/\b(water|broth|stock|milk|buttermilk|juice)\b/.test(food),
  )
  const total = parts.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  for (const { holds, share } of tiers) {
    const [most] = [...gramsByKind(parts.filter(holds))].sort(([, a], [, b]) => b - a)
    if (most && most[1] > 0 && most[1] >= share * total) return most[0]
  }
  return null
}

const tiers: readonly { holds: (part: Part) => boolean; share: number }[] = [
  { holds: part => groupsOfFood(part).some(group => animals.has(group)), share: 1 / 12 },
  { holds: ({ food }) => proteins.has(kindOf(food)), share: 1 / 8 },
  { holds: ({ isPantry }) => !isPantry, share: 0 },
]

const animals: ReadonlySet<string> = new Set(['meat', 'fish', 'shellfish'])

function gramsByKind(parts: readonly Part[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { food, grams } of parts) {
    const kind = kindOf(food)
    sums.set(kind, (sums.get(kind) ?? 0) + (grams ?? 0))
  }
  return sums
}

/** The first kind with a word that the food's key contains; else the key itself. */
function kindOf(food: string): string {
  const text = foldWords(food)
  const found = kinds.find(([, words]) => words.some(word => holdsWord(text, word)))
  return found?.[0] ?? food
}

/** Listed first: egg noodles are noodles, and green beans are not beans. */
const kinds: readonly (readonly [kind: string, words: readonly string[]])[] = [
  ...['green bean', 'noodle', 'chicken', 'turkey', 'pork', 'lamb', 'salmon', 'tuna', 'shrimp'].map(
    same,
  ),
  ['beef', ['beef', 'sirloin', 'flank', 'chuck', 'ribeye', 'brisket', 'steak']],
  ['tofu', ['tofu', 'tempeh']],
  ['bean', ['bean', 'chickpea']],
  ...[
    'lentil',
    'split pea',
    'yogurt',
    'egg',
    'pasta',
    'rice',
    'sweet potato',
    'potato',
    'bread',
  ].map(same),
  ['cheese', ['cheese', 'cheddar', 'mozzarella', 'ricotta', 'feta', 'provolone', 'gouda']],
  ...['tortilla', 'mushroom', 'squash', 'tomato', 'oats'].map(same),
]

const proteins: ReadonlySet<string> = new Set([
  'tofu',
  'bean',
  'lentil',
  'split pea',
  'yogurt',
  'egg',
  'cheese',
])

function same(word: string) {
  return [word, [word]] as const
}
