import type { SlotKey } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../api/client/query-client.ts'
import { plannedMealsQuery, pricedPlanQuery } from './plan-queries.ts'

const price = vi.fn()
vi.mock('../../api/client/client.ts', () => ({ api: { plan: { price: () => price() } } }))
vi.mock('../meals/meal-queries.ts', () => ({ mealOnDevice: async () => undefined }))

it('a meal that is moved without a network keeps its name and picture', async () => {
  const soup = { name: 'Lemony Lentil Soup', imageUrl: '/soup.webp', calories: 353, minutes: 55 }
  price.mockResolvedValueOnce({ meals: { 'lentil-soup': soup } })
  await queryClient.fetchQuery(pricedPlanQuery(planWithSoupOn('2026-11-23-dinner')))
  const moved = planWithSoupOn('2026-11-24-dinner')
  expect(await queryClient.fetchQuery(plannedMealsQuery(moved))).toEqual({ 'lentil-soup': soup })
})

function planWithSoupOn(slot: SlotKey): Plan {
  return {
    settings: aPlanSettings({}),
    slots: new Map([[slot, { kind: 'meal', slug: 'lentil-soup', isLocked: false }]]),
    eaters: new Map(),
    around: new Map(),
  }
}
