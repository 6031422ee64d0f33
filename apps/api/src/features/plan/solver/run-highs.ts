import type { PlanModel } from '@aisleway/core/plan/model/model'
import loadHighs, { type Highs } from 'highs'

export type Solution = {
  /** `stopped` at the time limit. */
  status: 'optimal' | 'infeasible' | 'stopped'
  /** The columns of the best solution; null if none is known. */
  values: number[] | null
  /** No solution has less; null if nothing is known. */
  boundCents: number | null
}

type Effort = {
  /** The columns of a known solution. */
  start: number[] | null
  seconds: number
  tellBound: (cents: number) => void
}

let loading: Promise<Highs> | undefined

/** Solves the model with HiGHS, which blocks its thread for as long. */
export async function runHighs(
  model: PlanModel,
  { start, seconds, tellBound }: Effort,
): Promise<Solution> {
  loading ??= loadHighs()
  const highs = await loading
  const { infinity, constants } = highs
  const { optimal, infeasible, unboundedOrInfeasible } = constants.modelStatus
  // Costs are not negative without end, so what is unbounded or infeasible is infeasible.
  const statusNames = new Map<number, Solution['status']>([
    [optimal, 'optimal'],
    [infeasible, 'infeasible'],
    [unboundedOrInfeasible, 'infeasible'],
  ])
  return highs.withModel(modelData(model, infinity), (solver): Solution => {
    solver.options.set({
      output_flag: false,
      time_limit: seconds,
      // Costs are whole cents, so nothing lies between.
      mip_abs_gap: 0.99,
      mip_rel_gap: 0,
      // Most of the time would go into probing branches and heuristics, and a search has found good plans before.
      mip_pscost_minreliable: 1,
      mip_heuristic_effort: 0,
      mip_heuristic_run_rins: false,
      mip_heuristic_run_rens: false,
      mip_heuristic_run_root_reduced_cost: false,
      // A restart forgets the tree: weeks of dinners are proven two to three times as fast without.
      mip_allow_restart: false,
    })
    if (start) solver.setSolution({ colValue: start })
    solver.run({
      [constants.callbackType.mipLogging]: ({ data }) => {
        const bound = data.mip_dual_bound
        if (bound !== undefined && Number.isFinite(bound)) tellBound(bound)
      },
    })
    const bound = Number(solver.info.get('mip_dual_bound'))
    const hasSolution = Number.isFinite(Number(solver.info.get('mip_gap')))
    return {
      status: statusNames.get(solver.getModelStatus()) ?? 'stopped',
      values: hasSolution ? [...solver.getSolution().colValue].map(Math.round) : null,
      boundCents: Math.abs(bound) < infinity ? bound : null,
    }
  })
}

function modelData({ columns, rows, constantCents }: PlanModel, infinity: number) {
  const starts = [0]
  const indices: number[] = []
  const values: number[] = []
  for (const { terms } of rows) {
    for (const [column, factor] of terms) {
      indices.push(column)
      values.push(factor)
    }
    starts.push(indices.length)
  }
  const orInfinity = (most: number) => (most === Number.POSITIVE_INFINITY ? infinity : most)
  return {
    numCols: columns.length,
    numRows: rows.length,
    offset: constantCents,
    colCost: columns.map(({ cents }) => cents),
    colLower: columns.map(() => 0),
    colUpper: columns.map(({ most }) => orInfinity(most)),
    rowLower: rows.map(({ lower }) => lower),
    rowUpper: rows.map(({ upper }) => orInfinity(upper)),
    integrality: Int32Array.from(columns, ({ isInteger }) => (isInteger ? 1 : 0)),
    matrix: {
      format: 'csr' as const,
      numRows: rows.length,
      numCols: columns.length,
      starts,
      indices,
      values,
    },
  }
}
