import type { Mix, Pack } from './kind.ts'
import type { IngredientKey } from './nutrition/ingredients.ts'
import { partsOf } from './nutrition/serving.ts'

type Described = {
  /** "Mild Cheddar Cheese" */
  label: string
  brandName: string | undefined
  sizeLabel: string
  pack: Pack
  /** Absent where only something alike is known: a mango kefir is not made of the strawberry one's mix. */
  mix: Mix | undefined
}

/** One sentence about a product: what it is, how it is sold and what it is made with. */
export function describeProduct({ label, brandName, sizeLabel, pack, mix }: Described): string {
  const from = brandName ? ` from ${brandName}` : ''
  const made = mix ? madeWith(mix) : ''
  return `${label}${from}${soldAs(sizeLabel, packWords[pack])}${made && `, ${made}`}.`
}

function soldAs(size: string, pack: string | undefined): string {
  const multiple = /^(\d+) x (.+)$/.exec(size)
  if (multiple) return ` in a pack of ${multiple[1]}, ${multiple[2]} each`
  if (size === '1 bunch') return pack ? ` in a ${pack}` : ', sold by the bunch'
  const [, count, unit] = /^(\d+) (ct|rolls?|sheets|stems?)$/.exec(size) ?? []
  if (size === 'each' || count === '1') return pack ? ` in a ${pack}` : ', sold one at a time'
  if (count) {
    const things = unit === 'ct' ? count : `${count} ${unit}`
    return pack ? ` in a ${pack} of ${things}` : `, sold ${things} at a time`
  }
  if (!pack) return size === '1 lb' ? ', sold by the pound' : `, sold loose, ${size}`
  return size.startsWith('about')
    ? ` in a ${pack} of ${size}`
    : ` in ${article(size)} ${size} ${pack}`
}

function article(size: string): string {
  return /^(8|11\b|18\b)/.test(size) ? 'an' : 'a'
}

const mostIngredients = 4

/** The ingredients by weight. A food of one ingredient has nothing to tell: its name says it. */
function madeWith(mix: Mix): string {
  const names = partsOf(mix)
    .filter(([key]) => key !== 'water')
    .sort(([, a], [, b]) => b - a)
    .map(([key]) => ingredientName(key))
  const all = [...new Set(names)]
  if (all.length < 2) return ''
  const shown = all.slice(0, mostIngredients)
  const mostly = all.length > shown.length ? ' mostly' : ''
  return `made${mostly} with ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** The tables say how their figures were taken: "corn frozen". */
function ingredientName(key: IngredientKey): string {
  const form =
    / (frozen|canned|dried|dry|fresh|ground|firm|shredded|plain|nonfat|part skim|unsalted|on cob|\d+)$/
  return ingredientNames[key] ?? key.replace(form, '')
}

const ingredientNames: Partial<Record<IngredientKey, string>> = {
  'milk 2%': '2% milk',
  'bell pepper red': 'red bell pepper',
  'bell pepper green': 'green bell pepper',
  'olives black': 'black olives',
  'lamb ground': 'ground lamb',
  'cranberry dried': 'dried cranberries',
  'all purpose flour': 'wheat flour',
  'greek yogurt nonfat': 'Greek yogurt',
  'american cheese': 'American cheese',
  swiss: 'Swiss cheese',
  worcestershire: 'Worcestershire sauce',
}

/** Loose goods stand in nothing. */
const packWords: Partial<Record<Pack, string>> = {
  net: 'net bag',
  'clear-bag': 'bag',
  'pillow-bag': 'bag',
  'stand-pouch': 'pouch',
  'flat-bag': 'bag',
  sack: 'sack',
  'loaf-bag': 'bag',
  can: 'can',
  'flat-tin': 'tin',
  jar: 'jar',
  'small-jar': 'jar',
  bottle: 'bottle',
  'squeeze-bottle': 'squeeze bottle',
  'spray-bottle': 'spray bottle',
  'pump-bottle': 'pump bottle',
  jug: 'jug',
  'milk-bottle': 'bottle',
  'gable-carton': 'carton',
  'brick-carton': 'carton',
  box: 'box',
  'wide-box': 'box',
  'flat-box': 'box',
  tray: 'tray',
  clamshell: 'clamshell',
  tub: 'tub',
  cup: 'cup',
  'cup-pack': 'pack',
  'egg-carton': 'carton',
  tube: 'tube',
  stick: 'stick',
  canister: 'canister',
  shaker: 'shaker',
  'roll-pack': 'pack',
  wrapper: 'pack',
  wedge: 'wedge',
  bowl: 'bowl',
  'paper-wrap': 'wrap',
  'drink-can': 'can',
  'can-pack': 'pack',
  'bottle-pack': 'pack',
  'wine-bottle': 'bottle',
  'beer-bottle': 'bottle',
  'spirit-bottle': 'bottle',
  growler: 'growler',
  blister: 'pack',
  card: 'pack',
  bouquet: 'bouquet',
  'plant-pot': 'pot',
  bucket: 'bucket',
}
