import type { Department } from '@aisleway/core/catalogue/departments'
import type { IngredientKey } from './nutrition/ingredients.ts'

/**
 * A product kind: what a shelf label would call the thing, without its maker.
 * `build-products.ts` turns each kind into brand × variety × size products.
 */
export type Kind = {
  /** Unique in the store, kebab-case. Meals name their ingredients by it. */
  slug: string
  /** What the label says after the brand: "Chicken Broth". */
  noun: string
  /** Makers that carry it; absent for loose goods sold under no name. */
  brands?: readonly string[]
  /** Name of a Noto icon. */
  icon: string
  pack: Pack
  /** Colour of the pack where neither brand nor variety sets one. */
  colour: Colour
  /** The ordinary one first: it leads when somebody searches for the kind. */
  sizes: readonly Size[]
  /** The plainest first. Default: one plain variety, `*`. */
  varieties?: readonly (string | Variety)[]
  /** Absent: not a food, earns no diet flag. */
  food?: Food
  /** How often it lands in carts, 1 (rare) to 100 (bananas, milk). */
  popularity: number
}

/** `[label, cents at a mid-price brand, pack if it differs from the kind's]` */
export type Size = readonly [label: string, cents: number, pack?: Pack]

export type Variety = {
  /** `*` stands for the noun: "Low Sodium *", "* in Olive Oil". */
  label: string
  mix?: Mix
  icon?: string
  colour?: Colour
  /** Factor on the size's price. */
  price?: number
  /** Only these makers carry it. */
  brands?: readonly string[]
}

export type Food = {
  /** Absent: composition unknown, earns no diet flag. */
  mix?: Mix
  /** Reference amount customarily consumed, grams (21 CFR 101.12(b)). */
  servingGrams: number
}

/** Grams of each ingredient in 100 g of the product as sold; a lone key is 100 g of it. */
export type Mix = IngredientKey | Readonly<Partial<Record<IngredientKey, number>>>

/** `value` is the store's own label; `organic` costs most. */
export type Tier = 'value' | 'mid' | 'premium' | 'organic'

export type Brand = { tier: Tier; colour?: Colour }

/** One department's content. Brands have one home but may be named by every shelf. */
export type Shelf = {
  department: Department
  brands: Readonly<Record<string, Brand>>
  kinds: readonly Kind[]
}

export const colours = [
  'red',
  'tomato',
  'orange',
  'amber',
  'yellow',
  'lime',
  'green',
  'forest',
  'teal',
  'sky',
  'blue',
  'navy',
  'purple',
  'plum',
  'pink',
  'brown',
  'tan',
  'cream',
  'slate',
  'black',
] as const

export type Colour = (typeof colours)[number]

export const packs = [
  'loose-one',
  'loose-two',
  'loose-three',
  'bunch',
  'net',
  'clear-bag',
  'pillow-bag',
  'stand-pouch',
  'flat-bag',
  'sack',
  'loaf-bag',
  'can',
  'flat-tin',
  'jar',
  'small-jar',
  'bottle',
  'squeeze-bottle',
  'spray-bottle',
  'pump-bottle',
  'jug',
  'milk-bottle',
  'gable-carton',
  'brick-carton',
  'box',
  'wide-box',
  'flat-box',
  'tray',
  'clamshell',
  'tub',
  'cup',
  'cup-pack',
  'egg-carton',
  'tube',
  'stick',
  'canister',
  'shaker',
  'roll-pack',
  'wrapper',
  'wedge',
  'bowl',
  'paper-wrap',
  'drink-can',
  'can-pack',
  'bottle-pack',
  'wine-bottle',
  'beer-bottle',
  'spirit-bottle',
  'growler',
  'blister',
  'card',
  'bouquet',
  'plant-pot',
  'bucket',
] as const

export type Pack = (typeof packs)[number]
