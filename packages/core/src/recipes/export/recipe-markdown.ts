import type { RecipeDraft } from '../recipe.ts'

/** Recipes as one Markdown document. */
export function recipeMarkdown(recipes: readonly RecipeDraft[]): string {
  return recipes.map(textOf).join('\n---\n\n')
}

function textOf(recipe: RecipeDraft): string {
  const { name, servings, prepMinutes, cookMinutes, lines, steps, note, sourceUrl } = recipe
  const facts = [
    `Servings: ${servings}`,
    prepMinutes !== null && `Prep time: ${minutesText(prepMinutes)}`,
    cookMinutes !== null && `Cook time: ${minutesText(cookMinutes)}`,
  ].filter(fact => fact !== false)
  return [
    `# ${escaped(name)}\n`,
    `${facts.join('  \n')}\n`,
    '## Ingredients\n',
    `${lines.map(({ text }) => `- ${escaped(text)}`).join('\n')}\n`,
    steps.length > 0 && '## Instructions\n',
    steps.length > 0 && `${steps.map((step, at) => `${at + 1}. ${escaped(step)}`).join('\n')}\n`,
    note && `## Notes\n\n${escaped(note)}\n`,
    sourceUrl && `From <${sourceUrl}>\n`,
  ]
    .filter(Boolean)
    .join('\n')
}

function minutesText(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** Escapes characters that would be read as markup. */
function escaped(text: string): string {
  return text.replace(/([\\`*_[\]<>#|])/g, '\\$1')
}
