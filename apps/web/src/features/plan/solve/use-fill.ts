import { slotChanges } from '@aisleway/core/plan/changes/move-meal'
import type { PlannedSlot, SlotKey } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { ImpossiblePlan, MealBySlot, PlanEvent, SolvedPlan } from '@aisleway/core/plan/planned'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/client/client.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { refreshSession } from '../../../api/session/known-session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import { planInput } from '../plan-queries.ts'

export type Proof = Pick<SolvedPlan, 'isProven' | 'withinPercent'>

export type Progress = Extract<PlanEvent, { kind: 'queued' | 'progress' }> | { kind: 'begun' }

export type Fill = ReturnType<typeof useFill>

/** Plans every slot that is empty or not locked, and writes the result as one change. */
export function useFill(plan: Plan, changes: PlanChanges) {
  const [progress, setProgress] = useState<Progress>()
  const [impossible, setImpossible] = useState<ImpossiblePlan>()
  const [isAnswered, setAnswered] = useState(false)
  const [solved, setSolved] = useState<{ meals: MealBySlot; proof: Proof }>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const take = (meals: MealBySlot, asked: Plan) => {
    const now = changes.planNow() ?? asked
    changes.changeAndToast(
      { title: messages.filled },
      ...slotChanges(now.slots, filledSlots(now, asked, meals)),
    )
  }

  const start = async (asked: Plan = plan) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setProgress({ kind: 'begun' })
    setImpossible(undefined)
    try {
      const { signal } = controller
      const events = await api.plan.solve({ ...planInput(asked), seed: newSeed() }, { signal })
      for await (const event of events) {
        if (signal.aborted) break
        setAnswered(true)
        if (event.kind === 'planned') {
          take(event.plan.meals, asked)
          setSolved({ meals: event.plan.meals, proof: event.plan })
        } else if (event.kind === 'impossible') setImpossible(event.impossible)
        else setProgress(event)
      }
    } catch (error) {
      if (hasCode(error, 'UNAUTHORIZED')) refreshSession()
      else if (!controller.signal.aborted) toast.error(messages.fillFailed)
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }

  return {
    progress,
    /** Whether the server has begun to answer, or the search was stopped; it may have ended before this is rendered. */
    isAnswered,
    /** The best plan so far, while the search continues. */
    preview:
      progress?.kind === 'progress'
        ? { ...plan, slots: filledSlots(plan, plan, progress.meals) }
        : undefined,
    impossible,
    start,
    /** The proof for the plan as shown; undefined once somebody has changed it. */
    proof: solved && isShown(solved.meals, plan) ? solved.proof : undefined,
    /** Stops the search; applies `meals`, if given. */
    stop(meals?: MealBySlot) {
      running.current?.abort()
      setAnswered(true)
      if (meals) take(meals, plan)
    },
    forgetImpossible: () => setImpossible(undefined),
  }
}

/** Locked meals stay, and so does what somebody changed while the plan was being made. */
function filledSlots(now: Plan, asked: Plan, meals: MealBySlot): Map<SlotKey, PlannedSlot> {
  const filled = new Map(now.slots)
  for (const [key, slug] of Object.entries(meals) as [SlotKey, string][]) {
    const held = now.slots.get(key)
    const isLocked = held?.kind === 'meal' && held.isLocked
    const isChanged = JSON.stringify(held) !== JSON.stringify(asked.slots.get(key))
    if (!isLocked && !isChanged) filled.set(key, { kind: 'meal', slug, isLocked: false })
  }
  return filled
}

function isShown(meals: MealBySlot, { slots }: Plan): boolean {
  const cooked = [...slots].filter(([, slot]) => slot.kind === 'meal')
  return (
    cooked.length === Object.keys(meals).length &&
    cooked.every(([key, slot]) => slot.kind === 'meal' && meals[key] === slot.slug)
  )
}

/** Another one each time, so that "Replan" may find another plan that costs the same. */
function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 31)
}
