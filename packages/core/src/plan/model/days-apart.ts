/**
 * The maximum number of dishes that can each be cooked `times` times on these days, at least `apart` days apart. A
 * day is listed once for each of its slots, and a slot holds one dish.
 */
export function mostRepeated(
  days: readonly number[],
  { times, apart }: { times: number; apart: number },
): number {
  const ordered = days.toSorted((a, b) => a - b)
  for (let dishes = Math.floor(days.length / times); dishes > 0; dishes--) {
    if (canRepeat(ordered, { dishes, times, apart })) return dishes
  }
  return 0
}

/** Greedy: each dish gets its next day as early as possible, which leaves the most for those after it. */
function canRepeat(
  days: readonly number[],
  { dishes, times, apart }: { dishes: number; times: number; apart: number },
): boolean {
  let lastDays = days.slice(0, dishes)
  let next = dishes
  for (let time = 2; time <= times; time++) {
    const found: number[] = []
    for (const last of lastDays) {
      while (next < days.length && days[next]! - last < apart) next++
      if (next === days.length) return false
      found.push(days[next++]!)
    }
    lastDays = found
  }
  return true
}
