import { readIngredientLine } from './ingredient-line.ts'
import { minutesOf, type Recipe } from './recipe.ts'

type Part = 'head' | 'ingredients' | 'steps' | 'note'

/**
 * A recipe from text as people copy it: a title, then ingredients and steps, with or without headings, in English or
 * Spanish. Null if no line looks like an ingredient.
 */
export function readPastedRecipe(text: string): (Recipe & { note: string }) | null {
  const lines = text
    .slice(0, longestText)
    .split(/\r?\n/, mostLines)
    .map(line => line.replace(/\s+/g, ' ').trim())
  const parts = partsOf(lines.filter(Boolean))
  if (parts.ingredients.length === 0) return null
  const facts = [...parts.head, ...parts.note].join('\n')
  const [title = ''] = parts.head
  return {
    name: title.replace(/^#+\s*/, '').slice(0, 200),
    mealTypes: [],
    servings: servingsIn(facts),
    prepMinutes: timeIn(facts, /prep(?:aration)?(?: time)?|tiempo de preparaci[oó]n/i),
    cookMinutes: timeIn(
      facts,
      /(?:cook(?:ing)?|bak(?:e|ing)|total)(?: time)?|tiempo de cocci[oó]n/i,
    ),
    lines: parts.ingredients.map(withoutBullet).filter(Boolean),
    steps: parts.steps.map(step => withoutBullet(step).replace(stepNumber, '')).filter(Boolean),
    imageUrl: '',
    nutrition: null,
    note: parts.note.join('\n'),
  }
}

const longestText = 100_000
const mostLines = 2000

function partsOf(lines: readonly string[]): Record<Part, string[]> {
  const parts: Record<Part, string[]> = { head: [], ingredients: [], steps: [], note: [] }
  const hasHeadings = lines.some(line => headingOf(line) === 'ingredients')
  let part: Part = 'head'
  for (const [at, line] of lines.entries()) {
    const heading = headingOf(line)
    const [, note] = noteOnOneLine.exec(line) ?? []
    if (heading) part = heading
    else if (note) parts.note.push(note)
    else {
      if (!hasHeadings && at > 0) part = guessed(line, part)
      if (part !== 'ingredients' || !isSubheading(line)) parts[part].push(line)
    }
  }
  return parts
}

/** "- 2 eggs", "- [ ] 2 eggs". */
function withoutBullet(line: string): string {
  return line.replace(bullets, '')
}

/** Without headings, ingredients are short and begin with an amount, and steps are sentences. */
function guessed(line: string, part: Part): Part {
  if (part === 'ingredients' && isShortStep(line)) return 'steps'
  if (part === 'note' || fact.test(line)) return part
  // What is told about the dish before its ingredients is no step.
  if (part === 'head' && isSentence(line) && !stepNumber.test(line)) return 'head'
  if (isSentence(line) || (part === 'steps' && !bullets.test(line))) return 'steps'
  const { amount, name } = readIngredientLine(line)
  if (amount !== null && name !== '') return 'ingredients'
  return part === 'head' && !bullets.test(line) ? 'head' : 'ingredients'
}

function isSentence(line: string): boolean {
  return stepNumber.test(line) || (/[.!]$/.test(line) && line.split(' ').length > 5)
}

/** "Simmer 40 minutes." or "Bake at 350", right below the ingredients. */
function isShortStep(line: string): boolean {
  return cookingVerb.test(line) && (/[.!]$/.test(line) || /\b(?:at|for|por|a) \d/i.test(line))
}

const cookingVerb =
  /^(?:add|assemble|bake|beat|blend|boil|broil|brown|chill|combine|cook|freeze|fry|grill|heat|mash|mix|place|pour|preheat|put|refrigerate|roast|saut[eé]|season|serve|simmer|stir|toss|whisk|agrega|a[nñ]ade|asa|bate|calienta|cocina|cuece|fr[ií]e|hierve|hornea|licua|mezcla|pon|sirve|sofr[ií]e|tritura)\b/i

const bullets = /^(?:(?:[-–•*▢☐]|\[.?\])\s*)+/
const stepNumber = /^(?:step|paso)?\s*\d{1,2}\s*[.):]\s+/i
const fact =
  /^(?:serv(?:es|ings?)|makes|yields?|prep|cook|total|bake|difficulty|porciones|raciones|para|rinde|tiempo)\b/i

/** "For the sauce", with or without a colon, among the ingredients. */
function isSubheading(line: string): boolean {
  return (/:$/.test(line) && !/^\d/.test(line)) || forTheSauce.test(line)
}

const forTheSauce = /^(?:for (?:the )?|para (?:el|la|los|las) )\p{L}+(?: \p{L}+){0,2}$/iu

function headingOf(line: string): Part | null {
  // The time that the pattern takes grows with the square of the length.
  if (line.length > longestHeading) return null
  const words = line.replace(/^[#*\s]+|[*:\s]+$/g, '')
  for (const [part, pattern] of headings) if (pattern.test(words)) return part
  return null
}

const longestHeading = 100

const headings: readonly [Part, RegExp][] = [
  ['ingredients', /^(?:the )?(?:ingredients|ingredientes|you will need|what you need)$/i],
  [
    'steps',
    /^(?:the )?(?:instructions|directions|method|steps|preparation|how to make it|instrucciones|preparaci[oó]n|elaboraci[oó]n|pasos|modo de preparaci[oó]n)$/i,
  ],
  ['note', /^(?:(?:recipe |cook'?s )?notes?|tips?|notas?|consejos?)$/i],
]

/** "Notes: freezes well". */
const noteOnOneLine =
  /^[#*\s]*(?:(?:recipe |cook'?s )?notes?|tips?|notas?|consejos?)[*\s]*:[*\s]*(\S.*)$/i

function servingsIn(text: string): number | null {
  const [, number] =
    /(?:serves|servings|makes|yields?|porciones|raciones|rinde|para)\s*:?\s*(?:about )?(\d{1,3})/i.exec(
      text,
    ) ??
    /(\d{1,3}) (?:servings|portions|porciones|raciones|personas)/i.exec(text) ??
    []
  return number && Number(number) >= 1 && Number(number) <= 100 ? Number(number) : null
}

function timeIn(text: string, name: RegExp): number | null {
  const [, time] =
    new RegExp(`\\b(?:${name.source})\\s*[:–-]?\\s*([^\\n|•]+)`, 'i').exec(text) ?? []
  // "Prep: 15 min Cook time: 1 hour" are two times.
  return time ? minutesOf(time.split(nextFact)[0] ?? '') : null
}

const nextFact =
  /\b(?:prep|cook|bak[ei]|total|serv|makes|yield|difficulty|porciones|raciones|rinde|tiempo)/i
