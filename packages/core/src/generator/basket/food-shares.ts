import type { CatalogueRow } from '../../catalogue/csv-row.ts'
import { readSize } from '../../catalogue/unit-price.ts'
import type { BasketExtra } from './basket-extras.ts'
import type { BasketGroup } from './dietary-guidance.ts'
import type { Portion } from './food-rules.ts'
import { rulesByCategory } from './rules-by-category.ts'
import { rulesByWords } from './rules-by-words.ts'

type Sold = Pick<CatalogueRow, 'name' | 'department' | 'category' | 'kind' | 'weightQuantity'>

/** What a package contributes: portions of a food group, or one of the extras. */
export type FoodShare = { group: BasketGroup; portions: number } | { extra: BasketExtra }

/** Null for what a sensible basket holds only on request: party goods, cut fruit, hot food. */
export function foodShare(product: Sold): FoodShare | null {
  // Only the sample store's products have a kind and known categories; an imported file's may be any words.
  const rules = (product.kind ? rulesByCategory : rulesByWords)[product.department]
  if (!rules) return null
  const text = `${product.kind} ${product.name}`.toLowerCase().replaceAll('-', ' ')
  const rule = rules.find(
    ({ category, words, except }) =>
      (!category || category.test(product.category)) &&
      (!words || words.test(text)) &&
      !except?.test(text),
  )
  if (!rule || occasions.test(text) || seldom.test(text)) return null
  if ('extra' in rule) return { extra: rule.extra }
  const portions = portionsIn(product.weightQuantity, rule)
  return portions === null ? null : { group: rule.group, portions }
}

const occasions = /\b(party|platters?|gifts?|holiday|birthday|celebration|wedding|entertaining)\b/

/** Products bought rarely or for a single dish, which would surprise a household on its list. */
const seldom = new RegExp(
  [
    'aloe|acai|caramel|chestnut|gourd|pumpkin|cactus|wheatgrass|microgreen|jalape|poblano|serrano|habanero',
    'rabbit|bison|venison|game hen|bones|salt pork|pork extras|lox|salt cod|liverwurst|charcuterie|meatloaf mix',
    'cocktail bread|panettone|crostini|sun dried|bruschetta|stuffing|soup pasta|tostada|pizza crust|wheat germ',
    'canned cherry tomato|cherry tomatoes canned|fried onions|frozen herbs|smoothie kit|ice cream cake|rhubarb',
    'gum|mints?|lollipops|boxed chocolates|eggnog|flavored milk|nog|tubes?|pouches|minis|goat|halloumi',
    'msg|tenderizer|liquid smoke|pickling|juniper|fenugreek|sumac|star anise|wing sauce|cocktail sauce',
  ]
    .map(words => `\\b(${words})`)
    .join('|'),
)

function portionsIn(weightQuantity: string, { ounces, each }: Portion): number | null {
  const size = readSize(weightQuantity)
  if (!size) return null
  const { amount, unit } = size
  if (unit === 'lb') return (amount * 16) / ounces
  if (unit === 'oz' || unit === 'fl oz') return amount / ounces
  return each === undefined ? null : amount * each
}
