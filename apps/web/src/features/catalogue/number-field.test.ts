import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NumberField } from './number-field.tsx'

it.each<[string, number | null, 0 | 2, string]>([
  ['a budget with its cents', 12.5, 2, 'value="12.50"'],
  ['a whole number as it is', 90, 0, 'value="90"'],
  ['no number as an empty field', null, 2, 'value=""'],
])('shows %s', (_, value, decimals, text) => {
  const limits = { min: 1, max: 10_000, decimals }
  const field = createElement(NumberField, { label: 'Budget', limits, value, onChange: () => {} })
  expect(renderToString(field)).toContain(text)
})

it.each([true, false])('an empty field is an error only if it is required: %s', isRequired => {
  const limits = { min: 1, max: 20, decimals: 0 } as const
  const given = { label: 'Servings', limits, isRequired, value: null, onChange: () => {} }
  const html = renderToString(createElement(NumberField, given))
  expect(html.includes('aria-invalid="true"')).toBe(isRequired)
})
