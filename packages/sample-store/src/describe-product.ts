import type { Mix } from './content-files/product-kinds.ts'
import { ingredientNamed } from './ingredients.ts'
import { partsOf } from './nutrition/serving.ts'
import { type Pack, packs } from './packs.ts'

type Described = {
  /** For example "Mild Cheddar Cheese". */
  label: string
  brandName: string | undefined
  sizeLabel: string
  pack: Pack
  /** Absent if only a similar mix is known: a mango kefir is not made from the strawberry kefir's mix. */
  mix: Mix | undefined
}

/** One sentence about a product: what it is, how it is sold and what it contains. */
export function describeProduct({ label, brandName, sizeLabel, pack, mix }: Described): string {
  const from = brandName ? ` from ${brandName}` : ''
  const made = mix ? madeWith(mix) : ''
  return `${label}${from}${soldAs(label, sizeLabel, packs[pack])}${made && `, ${made}`}.`
}

function soldAs(label: string, size: string, pack: string | null): string {
  const multiple = /^(\d+) x (.+)$/.exec(size)
  if (multiple) return ` in a pack of ${multiple[1]}, ${multiple[2]} each`
  if (size === '1 bunch') return pack ? ` in a ${pack}` : ', sold by the bunch'
  const [, count, unit] = /^(\d+) (ct|pieces|rolls?|sheets|stems?)$/.exec(size) ?? []
  if (size === 'each' || count === '1') {
    if (unit === 'roll' && pack !== 'box') return ', sold by the roll'
    if (!pack || packsOfMany.includes(pack)) return ', sold one at a time'
    const isItself = label.toLowerCase().includes(pack)
    return isItself ? ', sold one at a time' : ` in a ${pack}`
  }
  if (count) {
    const things = unit === 'ct' ? count : `${count} ${unit}`
    return pack ? ` in a ${pack} of ${things}` : `, sold ${things} at a time`
  }
  if (!pack) return size === '1 lb' ? ', sold by the pound' : `, sold loose, ${size}`
  return size.startsWith('about')
    ? ` in a ${pack} of ${size}`
    : ` in ${article(size)} ${size} ${pack}`
}

/** Words that would make a reader ask how many are in it. */
const packsOfMany = ['pack', 'net bag']

function article(size: string): string {
  return /^(8|11\b|18\b)/.test(size) ? 'an' : 'a'
}

const mostIngredients = 4

/** The ingredients by weight; empty for a single-ingredient food, whose name already says it. */
function madeWith(mix: Mix): string {
  const names = partsOf(mix)
    .filter(([key]) => key !== 'water')
    .sort(([, a], [, b]) => b - a)
    .map(([key]) => ingredientNamed(key).onLabel ?? key)
  const all = [...new Set(names)]
  if (all.length < 2) return ''
  const shown = all.slice(0, mostIngredients)
  const mostly = all.length > shown.length ? ' mostly' : ''
  return `made${mostly} with ${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
