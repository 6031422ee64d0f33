import type { Eaters, SlotKey } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { expect, it } from 'vitest'
import { eatersWithEdits } from './edited-eaters.ts'

const slot: SlotKey = '2026-11-23-dinner'

function planOf(people: string[], eaters?: Eaters) {
  const [person] = aPlanSettings({}).people
  return {
    settings: aPlanSettings({ people: people.map(id => ({ ...person!, id, name: id })) }),
    eaters: new Map(eaters && [[slot, eaters]]),
  }
}

it('usually everybody eats, without guests', () => {
  expect(eatersWithEdits(planOf(['mara', 'kim']), slot, { eats: new Map() })).toEqual({
    people: ['mara', 'kim'],
    guests: 0,
  })
})

it('who eats and how many guests come can be changed by two at once', () => {
  const withGuests = planOf(['mara', 'kim'], { people: ['mara', 'kim'], guests: 2 })
  expect(eatersWithEdits(withGuests, slot, { eats: new Map([['kim', false]]) })).toEqual({
    people: ['mara'],
    guests: 2,
  })
  const withoutKim = planOf(['mara', 'kim'], { people: ['mara'], guests: 0 })
  expect(eatersWithEdits(withoutKim, slot, { eats: new Map(), guests: 1 })).toEqual({
    people: ['mara'],
    guests: 1,
  })
})

it('somebody who joins the plan meanwhile eats too, and somebody who leaves it does not', () => {
  const edits = { eats: new Map([['kim', true]]), guests: 1 }
  expect(eatersWithEdits(planOf(['mara', 'zoe']), slot, edits).people).toEqual(['mara', 'zoe'])
})
