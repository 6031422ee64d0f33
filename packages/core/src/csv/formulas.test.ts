import { expect, it } from 'vitest'
import { escapeFormula, unescapeFormula } from './formulas.ts'

it.each(['=1+1', '+1', '-1', '@sum', "'=1", "''-1"])(
  '%s becomes text, and is read as it was',
  text => {
    const written = escapeFormula(text)
    expect(written).toBe(`'${text}`)
    expect(unescapeFormula(written)).toBe(text)
  },
)

it.each(['milk', "'n duja", 'a=b', '', "'"])('%j is text already', text => {
  expect(escapeFormula(text)).toBe(text)
  expect(unescapeFormula(text)).toBe(text)
})
