import type { SlotClass } from './slot-classes.ts'

/** A mixed-integer program: costs to minimise, and rows whose sums must lie between two bounds. */
export type PlanModel = {
  classes: readonly SlotClass[]
  /** The first columns: how often a meal occurs in a class of slots. */
  choices: readonly { slotClass: number; meal: number }[]
  columns: Column[]
  rows: Row[]
  /** What fixed meals add to the objective. */
  constantCents: number
}

type Column = { cents: number; most: number; isInteger: boolean; means: ColumnMeaning }

type ColumnMeaning =
  | { kind: 'meal'; slotClass: number; meal: number }
  /** Whether the meals of these columns occur at least `least` times in total. */
  | { kind: 'times'; of: readonly number[]; least: number }
  | { kind: 'packages'; stock: number; place: number }
  | { kind: 'beyond_band'; row: number }

export type Row = { lower: number; upper: number; terms: [column: number, factor: number][] }

/** The sum of these columns is at most `upper`. */
export function atMost(upper: number, columns: readonly number[]): Row {
  return { lower: 0, upper, terms: columns.map(column => [column, 1]) }
}

/** The slots of these columns' classes. */
export function slotsOf(
  { choices, classes }: Pick<PlanModel, 'choices' | 'classes'>,
  columns: readonly number[],
): readonly number[] {
  return columns.flatMap(column => classes[choices[column]!.slotClass]!.slots)
}

/** Groups these columns by meal. */
export function columnsByMeal(
  { choices }: Pick<PlanModel, 'choices'>,
  columns: readonly number[],
): Iterable<readonly number[]> {
  const byMeal = new Map<number, number[]>()
  for (const column of columns) {
    const { meal } = choices[column]!
    byMeal.set(meal, [...(byMeal.get(meal) ?? []), column])
  }
  return byMeal.values()
}
