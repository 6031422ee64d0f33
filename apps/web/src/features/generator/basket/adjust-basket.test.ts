import { noAdjustments } from '@aisleway/core/generator/basket/basket-address'
import { describe, expect, it } from 'vitest'
import { holding, keeping, notKeeping, replacing } from './adjust-basket.ts'

const line = (id: string, quantity = 1) => ({ product: { id }, quantity })
const held = (productId: string, quantity = 1) => ({ productId, quantity })

describe('the adjustments of a basket', () => {
  const keepsBananas = keeping(noAdjustments, line('bananas'))

  it('follow the quantity of a kept line, also down to 0, and hold all others as they are', () => {
    const lines = [line('bananas', 0), line('milk', 2), line('rice', 0)]
    expect(holding(keepsBananas, lines)).toEqual({
      kept: [held('bananas', 0)],
      held: [held('milk', 2), held('rice', 0)],
      without: [],
    })
  })

  it('follow it as well when another line is replaced', () => {
    const milk = line('milk')
    const lines = [line('bananas', 3), milk, line('rice')]
    expect(replacing({ ...keepsBananas, without: ['tofu'] }, lines, milk)).toEqual({
      kept: [held('bananas', 3)],
      held: [held('rice')],
      without: ['tofu', 'milk'],
    })
  })

  it('hold no line that another product is about to replace', () => {
    const [milk, rice, tofu] = [line('milk'), line('rice'), line('tofu')]
    const lines = [milk, rice, tofu]
    const replaced = replacing(noAdjustments, lines, milk)
    expect(replacing(replaced, lines, rice)).toEqual({
      kept: [],
      held: [held('tofu')],
      without: ['milk', 'rice'],
    })
  })

  it('never name a line twice, which would buy it twice', () => {
    const lines = [line('bananas'), line('milk', 2)]
    const adjustments = holding(keepsBananas, lines)
    expect(keeping(adjustments, line('milk', 2))).toEqual({
      kept: [held('bananas'), held('milk', 2)],
      held: [],
      without: [],
    })
  })

  it('let go of a line that is kept no longer', () => {
    expect(notKeeping(keepsBananas, line('bananas', 3))).toEqual(noAdjustments)
  })
})
