import { describe, expect, it } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import { packagesCents } from '../shopping/line-cents.ts'
import { linesOf, totalCents } from './generated-line.ts'

const item = (id: string) => ({ isStaple: false, product: { id, priceCents: 199 } as Product })

describe('the rows of a generated list', () => {
  it('come with one of each, unless another quantity was set; 0 is one too', () => {
    const lines = linesOf([item('milk'), item('eggs'), item('figs')], { eggs: 3, figs: 0 })
    expect(lines.map(line => line.quantity)).toEqual([1, 3, 0])
    expect(lines.map(packagesCents)).toEqual([199, 597, 0])
    expect(totalCents(lines)).toBe(796)
  })
})
