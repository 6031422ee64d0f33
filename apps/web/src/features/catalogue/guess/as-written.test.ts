import { expect, it } from 'vitest'
import { asWritten } from './as-written.ts'

it.each([
  ['papel de baño', 'papel bano', 'papel de baño'],
  ['2 papel de Baño barato', 'papel bano', 'papel de Baño'],
  ['Huevos', 'huevos', 'Huevos'],
  ['tyl-enol', 'tylenol', 'tylenol'],
])('of “%s”, “%s” is “%s”', (text, typed, written) => {
  expect(asWritten(text, typed)).toBe(written)
})
