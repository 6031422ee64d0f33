import type { DepartmentOrOther } from '../../catalogue/departments.ts'
import type { BasketExtra } from './basket-extras.ts'
import type { BasketGroup } from './dietary-guidance.ts'

export type Portion = {
  /** Ounces, by weight or by volume, of one portion as sold. */
  ounces: number
  /** Portions in one piece, if the food is sold by the piece. */
  each?: number
}

type Condition = {
  category?: RegExp
  /** Matched against the kind and the name, in lower case. */
  words?: RegExp
  except?: RegExp
}

/** The first matching rule of a department wins. */
export type FoodRules = { readonly [department in DepartmentOrOther]?: readonly FoodRule[] }

export type FoodRule = Condition & ((Portion & { group: BasketGroup }) | { extra: BasketExtra })

export const fruit =
  /\b(apple|pear|peach|plum|nectarine|apricot|cherr|berr|\w+berr|grape|orange|mandarin|clementine|grapefruit|banana|mango|pineapple|kiwi|melon|\w+melon|fruit)/
export const treats =
  /chocolate|cand|cake|dessert|frosted|marshmallow|caramel|cookie|honey bun|mousse/
export const rareCuts =
  /liver|gizzard|heart|tripe|feet|tongue|tail|neck|wing|marrow|rib roast|crown|whole turkey|tenderloin roast|goose|duck|veal|wagyu|filet|tomahawk|lobster/
