import { expect, it } from 'vitest'
import { visibleText } from './visible-text.ts'

it.each([
  ['Weekly\u200b shop', 'Weekly shop'],
  ['\ufeffMilk', 'Milk'],
  ['\u202eklim', 'klim'],
  ['Mara \u2067invited you', 'Mara invited you'],
  ['Mara\u061c (2)', 'Mara (2)'],
  ['👨‍👩‍👧 dinner', '👨‍👩‍👧 dinner'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['می‌خواهم', 'می‌خواهم'],
  ['Crème fraîche\nand jam', 'Crème fraîche\nand jam'],
])('%j is read as %j', (text, visible) => {
  expect(visibleText(text)).toBe(visible)
})

it.each([
  ...['', '\u200b', ' \u200d ', '\u202e\u202c', '\u00ad\u2060', '\ufe0f'],
  // Letters and a pattern of dots that are blank by themselves.
  ...['\u3164', '\u115f\u1160', '\uffa0', '\u2800 \u2800'],
])('%j cannot be seen', text => {
  expect(visibleText(text)).toBe('')
})
