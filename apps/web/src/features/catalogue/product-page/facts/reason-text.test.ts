import type { DietReason, FigureCheck } from '@aisleway/core/catalogue/facts/product-facts'
import { expect, it } from 'vitest'
import { checkText, reasonText } from './reason-text.ts'

const sodium: FigureCheck = {
  figure: 'sodium',
  amount: 257.4,
  bound: 'atMost',
  limit: 140,
  per: 'serving',
  isMet: false,
}
const met: FigureCheck = { ...sodium, amount: 12, isMet: true }
const reason = (given: Partial<DietReason>): DietReason => ({
  diet: 'low_sodium',
  isMet: false,
  checks: [sodium],
  oneOf: [],
  sources: [],
  ...given,
})

it('a figure stands beside its limit, and says for what it holds', () => {
  expect(checkText(sodium)).toBe('Sodium: 257 mg; at most 140 mg')
  expect(checkText({ ...met, per: '50 g' })).toBe('Sodium: 12 mg; at most 140 mg in 50 g')
})

it('an unknown figure is not known, never 0', () => {
  expect(checkText({ ...sodium, amount: null })).toBe('Sodium: unknown; at most 140 mg')
})

it('what was missed decides, else the only figure, else all of them', () => {
  expect(reasonText(reason({ checks: [met, sodium] }), [])).toBe('Sodium: 257 mg; at most 140 mg.')
  expect(reasonText(reason({ isMet: true, checks: [met] }), [])).toContain('12 mg')
  expect(reasonText(reason({ isMet: true, checks: [met, met] }), [])).toBe('Meets all 2 limits.')
  expect(reasonText(reason({ checks: [met], oneOf: [sodium] }), [])).toMatch(
    /enough of the nutrients/,
  )
})

it('what does not come from plants is named', () => {
  const plants = reason({ diet: 'plant_based' })
  expect(reasonText(plants, ['whole milk', 'honey'])).toContain('whole milk, honey')
  expect(reasonText(plants, [])).toMatch(/plants only/)
  expect(reasonText({ ...plants, isMet: true }, [])).toMatch(/come from plants/)
})
