import type { PlannedSlot, PlanSettings } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { slotItemId } from '@aisleway/core/plan/plan-ids'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { toastQueue } from '../../../ui/feedback/toast.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import { filledPlan, isSamePlan } from './filled-plan.ts'
import { type Fill, useFill } from './use-fill.ts'

const { solve } = vi.hoisted(() => ({ solve: vi.fn() }))
vi.mock('../../../api/client/client.ts', () => ({ api: { plan: { solve } } }))

beforeEach(() => {
  solve.mockReset().mockReturnValue(new Promise(() => {}))
})

const [monday, tuesday] = ['2026-11-23-dinner', '2026-11-24-dinner'] as const
const meal = (slug: string, isLocked = false): PlannedSlot => ({ kind: 'meal', slug, isLocked })
const planWith = (
  slots: Record<string, PlannedSlot>,
  { eaters = {}, ...settings }: Partial<PlanSettings> & { eaters?: object } = {},
) =>
  ({
    settings: aPlanSettings(settings),
    slots: new Map(Object.entries(slots)),
    eaters: new Map(Object.entries(eaters)),
    around: new Map(),
  }) as Plan

it('the best plan so far leaves alone what somebody has changed during the search', () => {
  const asked = planWith({ [monday]: meal('chili') })
  const now = planWith({ [monday]: { kind: 'out' } })
  const changeAndToast = vi.fn()
  const fill = fillOf(now, { planNow: () => now, changeAndToast } as unknown as PlanChanges)
  fill.start(asked)
  fill.stop({ [monday]: 'soup', [tuesday]: 'tacos' })
  expect(changeAndToast.mock.calls[0]?.slice(1)).toEqual([
    { itemId: slotItemId(tuesday), kind: 'slot', slot: meal('tacos') },
  ])
})

it.each([
  ['is lost', new TypeError('network error')],
  ['ends without an answer', undefined],
])('the best plan so far is kept if the connection %s', async (_, failure) => {
  solve.mockResolvedValue(connection([{ kind: 'progress', meals: { [monday]: 'soup' } }], failure))
  const asked = planWith({})
  const changeAndToast = vi.fn()
  const changes = { planNow: () => asked, changeAndToast } as unknown as PlanChanges
  await fillOf(asked, changes).start()
  expect(changeAndToast.mock.calls).toEqual([
    [
      { title: messages.filled, message: messages.cutShort },
      { itemId: slotItemId(monday), kind: 'slot', slot: meal('soup') },
    ],
  ])
})

it('says that nothing was found if the connection is lost before', async () => {
  solve.mockResolvedValue(connection([], undefined))
  const changeAndToast = vi.fn()
  await fillOf(planWith({}), { changeAndToast } as unknown as PlanChanges).start()
  expect(changeAndToast).not.toHaveBeenCalled()
  expect(toastQueue.takeAll()).toMatchObject([messages.fillFailed])
})

async function* connection(events: readonly unknown[], failure: Error | undefined) {
  yield* events
  if (failure) throw failure
}

it('a proof holds for the plan that was found, whatever is locked in it', () => {
  const asked = planWith({ [monday]: meal('chili', true) })
  const found = filledPlan(asked, asked, { [monday]: 'chili', [tuesday]: 'tacos' })
  const stored = planWith({ [tuesday]: meal('tacos', true), [monday]: meal('chili', true) })
  expect(isSamePlan(found, stored)).toBe(true)
})

it('and no longer once meals, people, portions, eaters or rules are others', () => {
  const slots = { [monday]: meal('chili'), [tuesday]: meal('tacos') }
  const [mara] = aPlanSettings({}).people
  for (const changed of [
    planWith({ ...slots, [tuesday]: meal('soup') }),
    planWith({ ...slots, '2026-11-25-dinner': { kind: 'leftovers', of: monday } }),
    planWith(slots, { people: [mara!, { ...mara!, id: 'ben' }] }),
    planWith(slots, { people: [{ ...mara!, portion: 2 }] }),
    planWith(slots, { eaters: { [monday]: { people: ['mara'], guests: 3 } } }),
    planWith(slots, { daysBetweenRepeats: 0 }),
  ]) {
    expect(isSamePlan(planWith(slots), changed)).toBe(false)
  }
})

function fillOf(plan: Plan, changes: PlanChanges): Fill {
  let fill: Fill | undefined
  function Page() {
    fill = useFill(plan, changes)
    return null
  }
  renderToString(createElement(Page))
  return fill!
}
