import { slotChanges } from '@aisleway/core/plan/changes/change-slots'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { ImpossiblePlan, MealBySlot, PlanEvent, SolvedPlan } from '@aisleway/core/plan/planned'
import { newSeed } from '@aisleway/core/seeded-random'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/client/client.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { refreshSession } from '../../../api/session/known-session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import { planInput } from '../plan-queries.ts'
import { filledPlan, isSamePlan } from './filled-plan.ts'

export type Proof = Pick<SolvedPlan, 'isProven' | 'withinPercent'>

export type Progress = Extract<PlanEvent, { kind: 'queued' | 'progress' }> | { kind: 'begun' }

export type Fill = ReturnType<typeof useFill>

/** Plans every slot that is empty or not locked, and writes the result as one change. */
export function useFill(plan: Plan, changes: PlanChanges) {
  const [search, setSearch] = useState<{ asked: Plan; progress: Progress }>()
  const [impossible, setImpossible] = useState<ImpossiblePlan>()
  const [hasEnded, setEnded] = useState(false)
  const [solved, setSolved] = useState<{ plan: Plan; proof: Proof }>()
  const stopSearch = useRef<(best?: MealBySlot) => void>(undefined)
  useEffect(() => () => stopSearch.current?.(), [])

  const take = (meals: MealBySlot, asked: Plan, text: { message?: string } = {}) => {
    const now = changes.planNow() ?? asked
    changes.changeAndToast(
      { title: messages.filled, ...text },
      ...slotChanges(now.slots, filledPlan(now, asked, meals).slots),
    )
  }

  const start = async (asked: Plan = plan) => {
    if (stopSearch.current) return
    const controller = new AbortController()
    const { signal } = controller
    stopSearch.current = best => {
      controller.abort()
      if (best) take(best, asked)
    }
    setSearch({ asked, progress: { kind: 'begun' } })
    setImpossible(undefined)
    setEnded(false)
    let best: MealBySlot | undefined
    let isAnswered = false
    try {
      // With another seed each time, "Replan" may find another plan that costs the same.
      const events = await api.plan.solve(
        { ...planInput(asked), seed: newSeed(Math.random) },
        { signal },
      )
      for await (const event of events) {
        if (signal.aborted) break
        isAnswered = event.kind === 'planned' || event.kind === 'impossible'
        if (event.kind === 'progress') best = event.meals
        if (event.kind === 'planned') {
          take(event.plan.meals, asked)
          setSolved({ plan: filledPlan(asked, asked, event.plan.meals), proof: event.plan })
        } else if (event.kind === 'impossible') setImpossible(event.impossible)
        else setSearch({ asked, progress: event })
      }
      // A server that is being stopped ends its streams in order.
      if (!signal.aborted && !isAnswered) throw new Error('The search ended without an answer')
    } catch (error) {
      if (hasCode(error, 'UNAUTHORIZED')) refreshSession()
      else if (!signal.aborted) {
        // A phone that is locked meanwhile loses the connection.
        if (best) take(best, asked, { message: messages.cutShort })
        else toast.error(messages.fillFailed)
      }
    } finally {
      stopSearch.current = undefined
      setSearch(undefined)
      if (!signal.aborted) setEnded(true)
    }
  }

  const progress = search?.progress

  return {
    progress,
    /** Whether the last search has ended, also by a stop; it may have begun and ended before this is rendered. */
    hasEnded,
    /** The best plan so far, while the search continues. */
    preview:
      search && progress?.kind === 'progress'
        ? filledPlan(plan, search.asked, progress.meals)
        : undefined,
    impossible,
    start,
    /** The proof for the plan as shown; undefined once somebody has changed it. */
    proof: solved && isSamePlan(solved.plan, plan) ? solved.proof : undefined,
    /** Stops the search; applies the `best` plan so far, if given. */
    stop(best?: MealBySlot) {
      stopSearch.current?.(best)
      setEnded(true)
    },
    forgetImpossible: () => setImpossible(undefined),
  }
}
