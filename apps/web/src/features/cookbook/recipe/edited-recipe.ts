import { type RecipeDraft, type RecipeLine, recipeLimits } from '@aisleway/core/recipes/recipe'
import { newId } from '../../../api/client/new-id.ts'

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

export function emptyLine(): EditedLine {
  return { key: newId(), text: '', isBought: true }
}

/** What is sent: without empty lines and steps, and within the limits. */
export function draftOf({ lines, steps, ...recipe }: EditedRecipe): RecipeDraft {
  return {
    ...recipe,
    name: recipe.name.trim(),
    lines: written(lines).map(({ key: _, ...line }) => ({ ...line, text: line.text.trim() })),
    steps: steps
      .split('\n')
      .map(step => step.trim().slice(0, recipeLimits.step))
      .filter(Boolean)
      .slice(0, recipeLimits.steps),
  }
}

export function written(lines: readonly EditedLine[]): EditedLine[] {
  return lines.filter(({ text }) => text.trim() !== '')
}
