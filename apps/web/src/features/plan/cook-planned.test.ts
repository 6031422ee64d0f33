import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import { applyOperations, emptyList, type ItemChange } from '@aisleway/core/lists/list-operations'
import type { PlannedSlot } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { planSettingsId, slotItemId } from '@aisleway/core/plan/plan-ids'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/client/query-client.ts'
import { stubBrowser } from '../../testing/stub-browser.ts'
import { toast, toastQueue } from '../../ui/feedback/toast.ts'
import { cookPlanned, markCooked } from './cook-planned.ts'
import { planChanges } from './plan-changes.ts'

const { replica, cookMeal, undoChange, mealOnDevice, download } = vi.hoisted(() => ({
  replica: { listId: 'week', get: vi.fn(), change: vi.fn() },
  cookMeal: vi.fn(),
  undoChange: vi.fn(),
  mealOnDevice: vi.fn(),
  download: vi.fn(),
}))
vi.mock('../../api/outbox/act.ts', () => ({ sendOutbox: () => {} }))
vi.mock('../lists/replica/replicas.ts', () => ({ replicaOf: () => replica }))
vi.mock('../pantry/pantry-changes.ts', () => ({ cookMeal, undoChange }))
vi.mock('../../ui/scheduling/preload-when-idle.ts', () => ({
  preloadWhenIdle: (load: () => Promise<unknown>) => async () => {
    download()
    return load()
  },
}))
vi.mock('../meals/meal-queries.ts', () => ({ mealOnDevice }))

const monday = '2026-11-23-dinner'
const chili = { kind: 'meal', slug: 'black-bean-chili', isLocked: false } as const
const soup: PlannedSlot = { kind: 'meal', slug: 'soup', isLocked: false }
const changes = planChanges(replica as unknown as Parameters<typeof planChanges>[0])
const planNow = () => changes.planNow() as Plan
const onMonday = () => planNow().slots.get(monday)
const plan = (slot: PlannedSlot) =>
  changes.change({ itemId: slotItemId(monday), kind: 'slot', slot })

beforeEach(async () => {
  stubBrowser()
  queryClient.clear()
  toastQueue.takeAll()
  cookMeal.mockReset()
  undoChange.mockReset()
  mealOnDevice.mockReset().mockResolvedValue(undefined)
  let state = emptyList
  let time = 0
  replica.get.mockImplementation(() => ({ items: [], state }))
  replica.change.mockImplementation(async (itemId: string, one: Omit<ItemChange, 'itemId'>) => {
    time += 1
    const operation = { ...one, itemId, id: `${time}`, at: writeStamp(time, 0, 'theo') }
    state = applyOperations(state, [operation as Parameters<typeof applyOperations>[1][number]])
  })
  const settings = aPlanSettings({})
  await changes.change({ itemId: planSettingsId, kind: 'planSettings', settings })
  await plan(chili)
})

describe('a meal cooked in the plan', () => {
  const cook = () => cookPlanned(changes, planNow(), monday, chili)
  const undo = () => cookMeal.mock.calls[0]?.[1]()

  it('is locked until that is undone', async () => {
    await cook()
    expect(onMonday()).toMatchObject({ isLocked: true, isCooked: true })
    await undo()
    expect(onMonday()).toEqual(chili)
  })

  it.each([true, false])(
    'is as it was before if it is not cooked yet after all, if it was locked: %s',
    async isLocked => {
      const meal = { ...chili, isLocked }
      await cookPlanned(changes, planNow(), monday, meal)
      await cookPlanned(changes, planNow(), monday, onMonday() as typeof meal)
      expect(onMonday()).toEqual(meal)
    },
  )

  it.each([true, false])(
    'stays as it is if the code of the pantry cannot be loaded, and this is said; cooked before: %s',
    async isCooked => {
      if (isCooked) await cook()
      const before = onMonday()
      cookMeal.mockReset()
      download.mockImplementationOnce(() => {
        throw new Error('No network')
      })
      await cookPlanned(changes, planNow(), monday, before as typeof chili)
      expect(onMonday()).toEqual(before)
      expect(cookMeal).not.toHaveBeenCalled()
      expect(undoChange).not.toHaveBeenCalled()
      expect(toastQueue.shown()).toMatchObject({ title: 'We couldn’t save your pantry' })
    },
  )

  it('is in the pantry again if it is not cooked yet after all, and out of it once that is undone', async () => {
    await cook()
    const { id } = cookMeal.mock.calls[0]?.[0] ?? {}
    const cooked = onMonday()
    expect(cooked).toMatchObject({ cookedAs: id })
    const show = vi.spyOn(toast, 'show')
    await cookPlanned(changes, planNow(), monday, cooked as typeof chili)
    expect(undoChange).toHaveBeenCalledWith(id, 'Black bean chili')
    show.mock.calls[0]?.[0].undo?.()
    await expect.poll(() => cookMeal.mock.calls).toHaveLength(2)
    expect(onMonday()).toMatchObject({ isCooked: true })
  })

  it('is the same cooking on two devices at the same time, and another one once it was taken back', async () => {
    const ids = () => cookMeal.mock.calls.map(([{ id }]) => id)
    const planned = replica.get()
    await cook()
    await undo()
    await cook()
    replica.get.mockReturnValue(planned)
    await cook()
    const [first, afterUndo, onOtherDevice] = ids()
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    expect(afterUndo).not.toBe(first)
    expect(onOtherDevice).toBe(first)
  })

  it('does not come back over what somebody has put there since', async () => {
    await cook()
    await plan(soup)
    await undo()
    expect(onMonday()).toEqual(soup)
  })

  it('takes the ingredients out of the pantry that this device knows', async () => {
    const meal = { name: 'Black Bean Chili', servings: 4, ingredients: [{ food: 'beans' }] }
    mealOnDevice.mockResolvedValue(meal)
    await cook()
    expect(cookMeal.mock.calls[0]?.[0]).toMatchObject({ slug: chili.slug, portions: 1, meal })
  })

  it('has a name on a device without its recipe: the one it was shown with, or its words', async () => {
    const named = () => cookMeal.mock.lastCall?.[0].meal
    mealOnDevice.mockRejectedValue(new Error())
    await cook()
    expect(named()).toMatchObject({ name: 'Black bean chili', ingredients: [] })
    queryClient.setQueryData(['plan', 'price', {}], { meals: { [chili.slug]: { name: 'Chili' } } })
    await cook()
    expect(named()).toMatchObject({ name: 'Chili' })
  })
})

describe('a meal cooked on the cooking screen', () => {
  const mark = () => markCooked('robin', 'week', { slot: monday, slug: chili.slug })

  it.each([true, false])(
    'is as it was before once undone, if it was locked: %s',
    async isLocked => {
      await plan({ ...chili, isLocked })
      const marked = await mark()
      expect(onMonday()).toMatchObject({ isLocked: true, isCooked: true, cookedAs: marked?.id })
      await marked?.undo()
      expect(onMonday()).toEqual({ ...chili, isLocked })
    },
  )

  it('does not come back over what somebody has put there since', async () => {
    const marked = await mark()
    await plan(soup)
    await marked?.undo()
    expect(onMonday()).toEqual(soup)
    expect(await mark()).toBeUndefined()
    expect(onMonday()).toEqual(soup)
  })

  it('that another device has marked is the same cooking, and both can take it back', async () => {
    const first = await mark()
    const second = await mark()
    expect(second?.id).toBe(first?.id)
    await second?.undo()
    expect(onMonday()).toEqual(chili)
  })
})
