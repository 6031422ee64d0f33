import { changedFields } from '@aisleway/core/plan/changed-fields'
import { emptyRecipe, recipeLimits } from '@aisleway/core/recipes/recipe'
import { expect, test } from 'vitest'
import { areStepsWithinLimits, draftOf, edited, withoutLine, withPasted } from './edited-recipe.ts'

const { steps, step } = recipeLimits

test.each([
  ['as many steps as a recipe can have', 'Stir.\n'.repeat(steps), true],
  ['one more', 'Stir.\n'.repeat(steps + 1), false],
  ['empty lines, which are no steps', `Stir.\n${'\n'.repeat(steps)}Serve.`, true],
  ['a step of the greatest length, with spaces around it', ` ${'s'.repeat(step)} `, true],
  ['a longer step', `Stir.\n${'s'.repeat(step + 1)}`, false],
])('the limits of steps are checked for %s', (_, text, areWithin) => {
  expect(areStepsWithinLimits(text)).toBe(areWithin)
})

test('a recipe without its only line has an empty one to type in', () => {
  const line = (text: string) => ({ text, isBought: true })
  const { lines } = edited({ ...emptyRecipe, lines: [line('2 eggs'), line('1 lemon')] })
  const [eggs, lemon] = lines
  const rest = withoutLine(lines, eggs!.key)
  expect(rest).toEqual([lemon])
  expect(withoutLine(rest, lemon!.key)).toEqual([{ key: expect.any(String), ...line('') }])
})

test('several lines pasted into one are as many ingredients, up to the most that a recipe can have', () => {
  const line = (text: string) => ({ text, isBought: true })
  const { lines } = edited({ ...emptyRecipe, lines: [line('2 eggs'), line(''), line('1 lemon')] })
  const textsWith = (text: string) => withPasted(lines, lines[1]!.key, text).map(one => one.text)
  const pasted = ['1 cup rice', '1 tbsp oil', 'salt']
  expect(textsWith('1 cup rice\r\n\n 1 tbsp oil \nsalt\n')).toEqual([
    '2 eggs',
    ...pasted,
    '1 lemon',
  ])
  const many = textsWith('1 lime\n'.repeat(recipeLimits.lines))
  expect(many).toHaveLength(recipeLimits.lines)
  expect(many.at(-1)).toBe('1 lemon')
})

test('only what was changed in the form counts as changed', () => {
  const draft = { ...emptyRecipe, name: 'Soup', lines: [{ text: '2 eggs', isBought: true }] }
  const form = edited(draft)
  const before = draftOf(form)
  expect(changedFields(before, draftOf(form))).toEqual({})
  const lines = form.lines.map(line => ({ ...line, text: '3 eggs', match: undefined }))
  expect(changedFields(before, draftOf({ ...form, lines, servings: 2 }))).toEqual({
    servings: 2,
    lines: [{ text: '3 eggs', isBought: true }],
  })
})
