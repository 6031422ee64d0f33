import type { SlotClass } from './slot-classes.ts'

/** A mixed-integer problem: costs to be minimised, and rows whose sums have to lie between two numbers. */
export type PlanModel = {
  classes: readonly SlotClass[]
  /** The first columns: how often a class of slots has a meal. */
  choices: readonly { slotClass: number; meal: number }[]
  columns: Column[]
  rows: Row[]
  /** What the meals that stay add to the objective. */
  constantCents: number
}

type Column = { cents: number; most: number; isInteger: boolean; means: ColumnMeaning }

type ColumnMeaning =
  | { kind: 'meal'; slotClass: number; meal: number }
  | { kind: 'packages'; stocks: readonly number[]; place: number }
  | { kind: 'beyond_band'; row: number }

export type Row = { lower: number; upper: number; terms: [column: number, factor: number][] }
