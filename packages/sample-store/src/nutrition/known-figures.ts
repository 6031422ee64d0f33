/** Comparison and arithmetic with figures that may be unknown: an unknown figure meets no limit. */

export function atLeast(figure: number | null, limit: number): boolean {
  return figure !== null && figure >= limit
}

export function atMost(figure: number | null, limit: number): boolean {
  return figure !== null && figure <= limit
}

export function times(figure: number | null, factor: number): number | null {
  return figure === null ? null : figure * factor
}

export function minus(figure: number | null, other: number | null): number | null {
  return figure === null || other === null ? null : figure - other
}
