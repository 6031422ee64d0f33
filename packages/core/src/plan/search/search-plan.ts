import type { PlanProblem } from '../problem/plan-problem.ts'
import { mayHold } from './choices.ts'
import { type Assignment, type PlanState, planState } from './plan-state.ts'

export type FoundPlan = {
  assignment: Assignment
  cents: number
  /** The minimised objective, see `planState`. */
  valueCents: number
  /** Whether every slot is filled within the budget. */
  isComplete: boolean
}

export type SearchEffort = {
  /** How many times some slots are cleared and refilled. */
  rounds: number
  /** Numbers from 0 up to 1. */
  random: () => number
  /** From 1 to 3: how far the search strays from the best plan found. */
  boldness?: number
  /** The plan to start from. */
  from?: Assignment
}

/** An empty slot, or a plan over budget, is worse than any price. */
const emptySlotCents = 100_000_000
const overBudgetFactor = 1_000

/**
 * Fills each slot with the meal that adds least to the cost, then repeatedly clears some slots and fills them again
 * (large neighbourhood search).
 */
export function searchPlan(problem: PlanProblem, effort: SearchEffort): FoundPlan {
  const { rounds, random, boldness = 1 } = effort
  const state = planState(problem)
  const free = [...problem.slots.keys()].filter(slot => problem.slots[slot]!.fixed === null)
  for (const slot of free) {
    const meal = effort.from?.[slot]
    if (meal !== null && meal !== undefined) state.put(slot, meal)
  }
  fill(
    problem,
    state,
    free.filter(slot => state.assignment[slot] === null),
  )

  let value = worth(problem, state)
  let best: Assignment = [...state.assignment]
  let bestValue = value
  for (let round = 0; round < rounds && free.length > 0; round++) {
    const before = [...state.assignment]
    const emptied = pick(
      free,
      1 + Math.floor(random() * Math.min(mostEmptied, free.length)),
      random,
    )
    for (const slot of emptied) state.take(slot)
    fill(problem, state, emptied, () => random() < overlooked * boldness)
    const now = worth(problem, state)
    // Simulated annealing: slightly worse plans are accepted at first, and less and less over time.
    const heat = firstHeat * boldness * state.cents() * (1 - round / rounds) ** 2
    if (now <= value - heat * Math.log(random())) {
      value = now
      if (now < bestValue) {
        best = [...state.assignment]
        bestValue = now
      }
    } else restore(state, before, emptied)
  }
  restore(state, best, free)
  return {
    assignment: best,
    cents: state.cents(),
    valueCents: state.valueCents(),
    isComplete: isComplete(problem, state),
  }
}

const mostEmptied = 6
// Tuned on the sample store's cookbook: some weeks need little boldness, others much.
/** The probability of skipping a meal, so that the best meal on its own does not always win. */
const overlooked = 0.1
/** How much worse a plan may be at first, as a share of its cost. */
const firstHeat = 0.005

/** Puts the best meal into each of these empty slots in turn. */
function fill(
  problem: PlanProblem,
  state: PlanState,
  empty: readonly number[],
  isOverlooked = () => false,
): void {
  for (const slot of empty) {
    const meal = bestFor(problem, state, slot, isOverlooked)
    if (meal !== null) state.put(slot, meal)
  }
}

function bestFor(
  problem: PlanProblem,
  state: PlanState,
  slot: number,
  isOverlooked: () => boolean,
): number | null {
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const meal of problem.slots[slot]!.candidates) {
    if (isOverlooked() || !mayHold(problem, state.assignment, slot, meal)) continue
    const added = state.addedValueCents(slot, meal)
    if (added < least) {
      least = added
      best = meal
    }
  }
  return best
}

function restore(state: PlanState, to: Assignment, slots: readonly number[]): void {
  for (const slot of slots) state.take(slot)
  for (const slot of slots) {
    const meal = to[slot]
    if (meal !== null && meal !== undefined) state.put(slot, meal)
  }
}

function worth(problem: PlanProblem, state: PlanState): number {
  const over = problem.budgetCents === null ? 0 : Math.max(0, state.cents() - problem.budgetCents)
  const empty = problem.slots.length - state.filled()
  return state.valueCents() + over * overBudgetFactor + empty * emptySlotCents
}

function isComplete(problem: PlanProblem, state: PlanState): boolean {
  const isWithin = problem.budgetCents === null || state.cents() <= problem.budgetCents
  return isWithin && state.filled() === problem.slots.length
}

function pick(from: readonly number[], count: number, random: () => number): number[] {
  const left = [...from]
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!)
}
