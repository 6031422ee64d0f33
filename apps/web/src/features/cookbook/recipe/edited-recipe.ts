import { changedFields } from '@aisleway/core/plan/changed-fields'
import { type RecipeDraft, type RecipeLine, recipeLimits } from '@aisleway/core/recipes/recipe'
import { truncate } from '@aisleway/core/text/truncate'
import { visibleText } from '@aisleway/core/text/visible-text'
import { newId } from '../../../api/client/new-id.ts'
import { type Draft, draftAt } from '../../../api/device-records/draft.ts'
import { draftKey } from '../../../api/device-records/keys.ts'
import { isObject, isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'

/** A line with a React key that stays the same while its text changes. */
export type EditedLine = RecipeLine & { key: string }

/** A recipe being edited; the steps are one text, with one step per line. */
export type EditedRecipe = Omit<RecipeDraft, 'lines' | 'steps'> & {
  lines: EditedLine[]
  steps: string
}

export function edited({ lines, steps, ...recipe }: RecipeDraft): EditedRecipe {
  return {
    ...recipe,
    lines: lines.length > 0 ? lines.map(line => ({ ...line, key: newId() })) : [emptyLine()],
    steps: steps.join('\n'),
  }
}

/** The fields that were changed in a form. */
export function typedFields(before: RecipeDraft, now: EditedRecipe): TypedRecipe {
  const { lines, ...others } = edited(before)
  return changedFields<Omit<EditedRecipe, 'lines'> & { lines: RecipeLine[] }>(
    { ...others, lines: lines.map(withoutKey) },
    { ...now, lines: now.lines.map(withoutKey) },
  )
}

/** The recipe with what was typed. */
export function withTyped(before: RecipeDraft, { lines, ...typed }: TypedRecipe): EditedRecipe {
  return {
    ...edited(before),
    ...typed,
    ...(lines && { lines: lines.map(line => ({ ...line, key: newId() })) }),
  }
}

/** Keeps what was typed of a recipe, or of a new one, until it is saved or discarded. */
export function recipeDraft(userId: string, id = 'new'): Draft<TypedRecipe> {
  return draftAt(draftKey(userId, 'recipe', id), typedRecord)
}

type TypedRecipe = Partial<Omit<EditedRecipe, 'lines'> & { lines: RecipeLine[] }>

const typedRecord: RecordKind<TypedRecipe> = {
  migrations: [unchanged],
  read(data) {
    if (!isObject(data)) return undefined
    const texts = [data.name, data.steps, data.note, data.imageUrl, data.sourceUrl]
    const areTexts = texts.every(text => text === undefined || isText(text))
    const isWhole = areTexts && isListOf(data.lines, isLine) && isListOf(data.mealTypes, isText)
    return isWhole ? data : undefined
  },
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isOne))
}

function isLine(line: unknown): boolean {
  return isObject(line) && isText(line.text)
}

export function emptyLine(): EditedLine {
  return { key: newId(), text: '', isBought: true }
}

/** The lines without one; a recipe always has a line to type in. */
export function withoutLine(lines: readonly EditedLine[], key: string): EditedLine[] {
  const others = lines.filter(line => line.key !== key)
  return others.length > 0 ? others : [emptyLine()]
}

/**
 * The lines after one of them was given a text of several lines: each becomes an ingredient, as far as a recipe has room.
 */
export function withPasted(lines: readonly EditedLine[], key: string, text: string): EditedLine[] {
  const [first = '', ...others] = linesIn(text).map(one => truncate(one, recipeLimits.line))
  const room = recipeLimits.lines - lines.length
  const added = others.slice(0, room).map(one => ({ ...emptyLine(), text: one }))
  return lines.flatMap(line =>
    line.key === key ? [{ ...line, text: first, match: undefined }, ...added] : [line],
  )
}

/** What is sent: without empty lines and steps, and within the limits. */
export function draftOf({ lines, steps, ...recipe }: EditedRecipe): RecipeDraft {
  return {
    ...recipe,
    name: visibleText(recipe.name),
    lines: written(lines).map(line => ({ ...withoutKey(line), text: visibleText(line.text) })),
    steps: linesIn(steps)
      .map(step => step.slice(0, recipeLimits.step))
      .slice(0, recipeLimits.steps),
  }
}

/** Whether there are no more and no longer steps than a recipe can have. */
export function areStepsWithinLimits(text: string): boolean {
  const steps = linesIn(text)
  return (
    steps.length <= recipeLimits.steps && steps.every(({ length }) => length <= recipeLimits.step)
  )
}

/** The lines of a text that are not empty. */
function linesIn(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map(visibleText)
    .filter(Boolean)
}

function withoutKey({ key: _, ...line }: EditedLine): RecipeLine {
  return line
}

export function written(lines: readonly EditedLine[]): EditedLine[] {
  return lines.filter(({ text }) => visibleText(text) !== '')
}
