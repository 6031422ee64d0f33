import { changedFields } from '@aisleway/core/plan/changed-fields'
import { emptyRecipe, recipeLimits } from '@aisleway/core/recipes/recipe'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../testing/memory-storage.ts'
import {
  areStepsWithinLimits,
  draftOf,
  edited,
  recipeDraft,
  typedFields,
  withoutLine,
  withPasted,
  withTyped,
} from './edited-recipe.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

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

test('what cannot be seen is no name, ingredient or step', () => {
  const line = { text: '\u200b', isBought: true }
  const typed = edited({ ...emptyRecipe, name: ' \u200b', lines: [line, line], steps: ['\u200b'] })
  expect(draftOf(typed)).toMatchObject({ name: '', lines: [], steps: [] })
})

test('what was typed of a recipe is kept, and nothing of what others may change meanwhile', () => {
  const saved = { ...emptyRecipe, name: 'Soup', lines: [{ text: '2 leeks', isBought: true }] }
  const typed = { ...edited(saved), steps: 'Chop.\nBoil ' }
  const draft = recipeDraft('robin', 'soup')
  draft.keep(typedFields(saved, typed))
  expect(draft.read()).toEqual({ steps: 'Chop.\nBoil ' })
  const renamed = { ...saved, name: 'Leek soup' }
  expect(withTyped(renamed, draft.read()!)).toMatchObject({
    name: 'Leek soup',
    steps: 'Chop.\nBoil ',
    lines: [{ text: '2 leeks', isBought: true, key: expect.any(String) }],
  })
  draft.forget()
  expect(draft.read()).toBeUndefined()
})

test('the ingredients of a new recipe are kept, also one that is still empty', () => {
  const line = { text: '2 eggs', isBought: false, match: { kind: 'food' as const, food: 'eggs' } }
  const typed = withTyped(emptyRecipe, { lines: [line, { text: '', isBought: true }] })
  const draft = recipeDraft('robin')
  draft.keep(typedFields(emptyRecipe, typed))
  expect(draft.read()).toEqual({ lines: [line, { text: '', isBought: true }] })
})

test('a draft that is no recipe is not read', () => {
  localStorage.setItem('aisleway:robin:recipe-draft:new', '{"v":1,"data":{"lines":["2 eggs"]}}')
  expect(recipeDraft('robin').read()).toBeUndefined()
})
