import type { DepartmentOrOther } from '../catalogue/departments.ts'
import { addDays, utcDay } from '../days.ts'
import { likelyDepartment } from '../lists/guess-department.ts'
import { lineCents, priceOfOne } from '../shopping/line-cents.ts'
import { itemSavingsCents, type TripItem } from './trip.ts'

/** `day` is that of the trip at the store, such as "2026-11-22". */
export type PastTrip = { day: string; items: readonly TripItem[] }

export type WeekSpending = {
  /** The Monday's date, such as "2026-11-16". */
  week: string
  spentCents: number
  savedCents: number
}

export type DepartmentSpending = { department: DepartmentOrOther; spentCents: number }

export type PricePaid = {
  name: string
  productId: string
  paid: { date: string; priceCents: number }[]
}

export type TripHistory = {
  /** The day of the earliest trip that counts; absent if all of them do. */
  since?: string
  weeks: WeekSpending[]
  departments: DepartmentSpending[]
  /** Products bought on at least two trips, without those that were weighed. */
  prices: PricePaid[]
}

/** Spending and savings: by week, by department, and over time for products bought again. */
export function tripHistory(trips: readonly PastTrip[]): TripHistory {
  const bought = trips.flatMap(trip =>
    trip.items.filter(item => item.isChecked).map(item => ({ trip, item })),
  )
  return { weeks: byWeek(bought), departments: byDepartment(bought), prices: byProduct(bought) }
}

/** The newest weeks up to `count`, oldest first; a week without a trip in between is included with 0. */
export function recentWeeks(weeks: readonly WeekSpending[], count: number): WeekSpending[] {
  const first = weeks.at(0)
  const last = weeks.at(-1)
  if (!first || !last) return []
  const known = new Map(weeks.map(week => [week.week, week]))
  const shown: WeekSpending[] = []
  for (let week = last.week; week >= first.week && shown.length < count; week = weekBefore(week)) {
    shown.unshift(known.get(week) ?? { week, spentCents: 0, savedCents: 0 })
  }
  return shown
}

type Bought = { trip: PastTrip; item: TripItem }

function byWeek(bought: readonly Bought[]): WeekSpending[] {
  const weeks = new Map<string, WeekSpending>()
  for (const { trip, item } of bought) {
    const week = mondayOf(trip.day)
    const sums = weeks.get(week) ?? { week, spentCents: 0, savedCents: 0 }
    sums.spentCents += lineCents(item)
    sums.savedCents += itemSavingsCents(item)
    weeks.set(week, sums)
  }
  return [...weeks.values()].sort((a, b) => a.week.localeCompare(b.week))
}

/** Without departments in which nothing had a price. */
function byDepartment(bought: readonly Bought[]): DepartmentSpending[] {
  const sums = new Map<DepartmentOrOther, number>()
  for (const { item } of bought) {
    const department = likelyDepartment(item)
    sums.set(department, (sums.get(department) ?? 0) + lineCents(item))
  }
  return [...sums]
    .map(([department, cents]) => ({ department, spentCents: cents }))
    .filter(({ spentCents }) => spentCents > 0)
    .sort((a, b) => b.spentCents - a.spentCents)
}

function byProduct(bought: readonly Bought[]): PricePaid[] {
  const products = new Map<string, PricePaid & { trips: Set<PastTrip> }>()
  for (const { trip, item } of bought) {
    const { productId, name } = item
    const priceCents = priceOfOne(item)
    if (productId === null || priceCents === null) continue
    const history = products.get(productId) ?? { name, productId, paid: [], trips: new Set() }
    history.paid.push({ date: trip.day, priceCents })
    history.trips.add(trip)
    products.set(productId, history)
  }
  return [...products.values()]
    .filter(({ trips }) => trips.size > 1)
    .map(({ trips: _, ...history }) => ({
      ...history,
      paid: history.paid.toSorted((a, b) => a.date.localeCompare(b.date)),
    }))
    .sort((a, b) => b.paid.length - a.paid.length || a.name.localeCompare(b.name))
}

/** Weeks begin on Monday. */
function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return utcDay(day)
}

function weekBefore(week: string): string {
  return addDays(week, -7)
}
