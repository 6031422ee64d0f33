/** One line of the results: the median of its samples, with its target. */
export type Figure = {
  name: string
  samples: readonly number[]
  unit?: string
  target?: { atLeast: number } | { atMost: number }
}

/** Prints figures as a table; a missed target is reported but is not an error. */
export function print(figures: readonly Figure[]): void {
  const rows = [['', 'median', 'range', 'target', 'reached'], ...figures.map(rowOf)]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  for (const row of rows) {
    const cells = row.map((cell, i) =>
      i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!),
    )
    console.log(`  ${cells.join('   ').trimEnd()}`)
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2
}

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

function rowOf({ name, samples, unit = '', target }: Figure): string[] {
  const range = `${shown(Math.min(...samples))}–${shown(Math.max(...samples))}`
  return [
    name,
    `${shown(median(samples))}${unit && ` ${unit}`}`,
    samples.length > 1 ? range : '',
    target ? ('atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`) : '',
    target ? (reaches(median(samples), target) ? 'yes' : 'no') : '',
  ]
}

function reaches(value: number, target: NonNullable<Figure['target']>): boolean {
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
}

/** Four significant digits, or the whole number if it has more. */
function shown(value: number): string {
  return Math.abs(value) >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(4)))
}
