import { describe, expect, it } from 'vitest'
import { shownNutrients, withBand } from './daily-bands.ts'

const protein = { min: 60, max: null }
const sodium = { min: null, max: 2300 }

describe('the bands of a day', () => {
  it('change one by one, and leave the others alone', () => {
    expect(withBand({ protein }, 'sodium', sodium)).toEqual({ protein, sodium })
    expect(withBand({ protein, sodium }, 'sodium', { min: 500, max: 2300 })).toEqual({
      protein,
      sodium: { min: 500, max: 2300 },
    })
  })

  it('end when both limits of one are emptied', () => {
    expect(withBand({ protein, sodium }, 'protein', { min: null, max: null })).toEqual({ sodium })
  })

  it('are shown of a day beside its calories, which are always shown', () => {
    expect(shownNutrients({})).toEqual(['calories'])
    expect(shownNutrients({ sodium, protein })).toEqual(['calories', 'protein', 'sodium'])
  })
})
