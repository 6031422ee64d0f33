import { amountPattern, readAmount } from '@aisleway/core/text/amount-text'
import { inMeasure, readMeasure, readTrailingMeasure } from './measures.ts'

/** An ingredient as a recipe line describes it. */
export type IngredientLine = {
  /** Null if the line says "as needed". */
  amount: number | null
  /** One of the cookbook's measures; "ml" for metric volumes, "whole" for counted things. */
  measure: string
  name: string
  prepared: string | null
  /** The weight of one can or package, if the line gives it: "2 (15 oz) cans". */
  gramsEach: number | null
}

/** Reads a line such as "1 1/2 cups flour, sifted" or "2 (15-oz) cans black beans, drained". */
export function readIngredientLine(line: string): IngredientLine {
  const { text: whole, part } = withoutPart(tidied(line))
  const { text, gramsEach } = withoutSizeEach(whole)
  const { amount, rest } = startingAmount(text)
  const { factor, measure, rest: afterMeasure } = readMeasure(rest, amount !== null)
  const first = amount === null ? null : amount * factor
  const { amount: total, rest: named } = withMore(first, measure, afterMeasure)
  const { name, prepared } = splitPreparation(named)
  const trailing = amount !== null && measure === 'whole' ? readTrailingMeasure(name) : null
  return {
    amount: total === null ? null : Number(total.toFixed(3)),
    measure: trailing?.measure ?? measure,
    name: trailing?.name ?? name,
    prepared: [part, prepared].filter(Boolean).join(', ') || null,
    gramsEach,
  }
}

const longestLine = 300

function tidied(line: string): string {
  return line
    .slice(0, longestLine)
    .normalize('NFC')
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-•*\s]|\p{So}|\uFE0F|\d+\.\s+(?=\d))+/u, '')
    .replace(/^(?:about|approximately|approx\.?|roughly|around) /i, '')
    .replace(lengthOfPiece, '1 ')
    .replace(lengthOfRoot, '1 piece ')
    .replace(lengthOfThing, (_, count?: string) => count ?? '1 ')
    .replace(/^(\d+) ?[x×] ?(?=\d)/i, '$1 ')
    .replace(oneContainer, '1 ($1 $2) ')
    .trim()
}

const length = String.raw`${amountPattern}[- ]?(?:(?:inch(?:es)?|cm)\b|["″])`
/** "a 1-inch piece of ginger" is one piece. */
const lengthOfPiece = new RegExp(
  String.raw`^(?:an? |one )?${length}[- ]*(?=(?:piece|knob)s?\b)`,
  'i',
)
/** "1 inch ginger" as well. */
const lengthOfRoot = new RegExp(
  String.raw`^(?:an? |one )?${length}[- ]*(?:of |de )?(?=(?:fresh |peeled )*(?:ginger|galangal|turmeric|jengibre)\b)`,
  'i',
)

/** "9-inch pie crust" is one, and "8 6-inch tortillas" are eight. */
const lengthOfThing = new RegExp(String.raw`^(\d+ )?${length}[- ]+(?=\p{L})`, 'iu')

/** "Juice of 1 lemon" is bought as a lemon. */
function withoutPart(text: string): { text: string; part: string | null } {
  const [, part, rest] =
    /^(?:the )?(?:finely )?(?:grated )?((?:juice|zest)(?: and (?:juice|zest))?) of (.+)$/i.exec(
      text,
    ) ?? []
  return rest ? { text: rest, part: part!.toLowerCase() } : { text, part: null }
}

/** "2 (15 oz) cans" and "1 14.5-ounce can": the weight is per can. */
function withoutSizeEach(text: string): { text: string; gramsEach: number | null } {
  const found = inParentheses.exec(text) ?? beforeContainer.exec(text)
  if (!found) return { text, gramsEach: null }
  const [whole, number, unit = ''] = found
  const grams = Number(
    (readAmount(number!) * (gramsByUnit[unit.toLowerCase()[0] ?? ''] ?? 1)).toFixed(2),
  )
  return { text: text.replace(whole, '').replace(/\s+/g, ' ').trim(), gramsEach: grams }
}

const weight = String.raw`(${amountPattern})[\s-]*(oz|ounces?|g|grams?|gramos|ml|lbs?|pounds?)\.?`
const inParentheses = new RegExp(String.raw`\(\s*(?:about |~)?${weight}(?: each)?\s*\)`, 'i')
const container =
  '(?:cans?|tins?|jars?|packages?|pkg|packets?|bags?|box(?:es)?|blocks?|containers?|cartons?|bottles?|tubs?|envelopes?|pouch(?:es)?)\\b'
/** "15 oz can black beans" is one can. */
const oneContainer = new RegExp(`^${weight} ?(?=${container})`, 'i')
// In "1 1/2-ounce packages" the fraction belongs to the number before it.
const beforeContainer = new RegExp(
  String.raw`(?<=^\S+ )(?=\d+(?![\d/⁄∕]))${weight}(?= ${container})`,
  'i',
)

/** A milliliter of what is in cans weighs about a gram. */
const gramsByUnit: Record<string, number> = { o: 28.35, g: 1, m: 1, l: 453.6, p: 453.6 }

/** Uses the upper end of a range, since the amount must be enough. */
function startingAmount(text: string): { amount: number | null; rest: string } {
  const first = anyAmount.exec(text)
  if (!first) return { amount: null, rest: text }
  const rest = text.slice(first[0].length).trim()
  const upTo = /^(?:-|to |or |a |o )\s*/i.exec(rest)
  const second = upTo && anyAmount.exec(rest.slice(upTo[0].length))
  return second
    ? { amount: amountFrom(second[0]), rest: rest.slice(upTo[0].length + second[0].length).trim() }
    : { amount: amountFrom(first[0]), rest }
}

/** "1 cup plus 2 tablespoons". */
function withMore(amount: number | null, measure: string, text: string) {
  const plus = plusAmount.exec(text)
  if (amount === null || !plus) return { amount, rest: text }
  const more = startingAmount(text.slice(plus[0].length))
  const found = readMeasure(more.rest, true)
  const extra = inMeasure((more.amount ?? 0) * found.factor, found.measure, measure)
  return { amount: amount + (extra ?? 0), rest: found.rest }
}

const plusAmount = new RegExp(`^(?:plus|\\+|and) (?=${amountPattern})`, 'i')

const words: Record<string, number> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, dozen: 12 },
  ...{ 'half an': 0.5, 'half a': 0.5, half: 0.5 },
  ...{ un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, medio: 0.5, media: 0.5 },
}

const anyAmount = new RegExp(`^(?:${amountPattern}|(?:${Object.keys(words).join('|')})(?= ))`, 'i')

function amountFrom(text: string): number {
  return words[text.toLowerCase()] ?? readAmount(text)
}

/** What follows a comma or is in parentheses says how the food is prepared. */
function splitPreparation(text: string): { name: string; prepared: string | null } {
  const inside = [...text.matchAll(/\(([^)]*)\)/g)].map(([, found = '']) => found.trim())
  const plain = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim()
  const parts = plain.split(', ')
  // "boneless, skinless chicken thighs": the name continues after a comma if only such words precede it.
  const from = parts.findIndex(part => !onlyDescribes.test(part))
  const [before = '', ...after] = [
    parts.slice(0, Math.max(0, from) + 1).join(', '),
    ...parts.slice(Math.max(0, from) + 1),
  ]
  const [name = '', ...asNeeded] = before.split(
    /\s+(?=(?:to taste|as needed|al gusto|for (?:serving|garnish|the|frying|greasing|drizzling|dusting|brushing))\b)/i,
  )
  const prepared = [...asNeeded, ...after, ...inside].filter(Boolean).join(', ')
  return { name: name.replace(/[,\s*]+$/, ''), prepared: prepared || null }
}

const onlyDescribes =
  /^(?:boneless|skinless|bone-in|skin-on|ripe|fresh|large|small|medium|dry|dried|raw|firm|lean|whole)(?: (?:boneless|skinless|ripe|fresh|large|small|medium))*$/i
