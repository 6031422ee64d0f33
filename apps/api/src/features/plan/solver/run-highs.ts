import type { PlanModel } from '@aisleway/core/plan/model/model'
import loadHighs, { type Highs } from 'highs'

export type Solution = {
  /** `stopped` means the time limit was reached. */
  status: 'optimal' | 'infeasible' | 'stopped'
  /** The column values of the best solution; null if there is none. */
  values: number[] | null
  /** A lower bound on the objective; null if unknown. */
  boundCents: number | null
}

type Effort = {
  /** The column values of a known solution. */
  start: number[] | null
  seconds: number
  reportBound: (cents: number) => void
}

let loading: Promise<Highs> | undefined

/** Solves the model with HiGHS, blocking this thread meanwhile. */
export async function runHighs(
  model: PlanModel,
  { start, seconds, reportBound }: Effort,
): Promise<Solution> {
  loading ??= loadHighs()
  const highs = await loading
  const { infinity, constants } = highs
  const { optimal, infeasible, unboundedOrInfeasible } = constants.modelStatus
  // Costs have a lower bound, so "unbounded or infeasible" means infeasible.
  const statusNames = new Map<number, Solution['status']>([
    [optimal, 'optimal'],
    [infeasible, 'infeasible'],
    [unboundedOrInfeasible, 'infeasible'],
  ])
  return highs.withModel(modelData(model, infinity), (solver): Solution => {
    solver.options.set({
      output_flag: false,
      time_limit: seconds,
      // Costs are whole cents, so a smaller gap means optimal.
      mip_abs_gap: 0.99,
      mip_rel_gap: 0,
      // Probing branches and heuristics would take most of the time, and a search has already found good plans.
      mip_pscost_minreliable: 1,
      mip_heuristic_effort: 0,
      mip_heuristic_run_rins: false,
      mip_heuristic_run_rens: false,
      mip_heuristic_run_root_reduced_cost: false,
      // A restart discards the tree: without it, weeks of dinners are proven two to three times as fast.
      mip_allow_restart: false,
    })
    if (start) solver.setSolution({ colValue: start })
    solver.run({
      [constants.callbackType.mipLogging]: ({ data }) => {
        const bound = data.mip_dual_bound
        if (bound !== undefined && Number.isFinite(bound)) reportBound(bound)
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
