/** What Reshuffle does (spec 1 §4, answer 27). */
export type Reshuffle =
  | { kind: 'nothing' }
  /** The next meal of those picked is shown. */
  | { kind: 'show'; index: number }
  /** New meals are picked from all that match. */
  | { kind: 'pick' }

/**
 * With all meals on view new ones are picked; a single meal gives way to the next, and after the last
 * to the first of a new pick. With one match or none there is nothing to shuffle.
 */
export function reshuffle(
  view: { kind: 'all' } | { kind: 'single'; index: number },
  shown: number,
  total: number,
): Reshuffle {
  if (total <= 1) return { kind: 'nothing' }
  if (view.kind === 'single' && view.index + 1 < shown) {
    return { kind: 'show', index: view.index + 1 }
  }
  return { kind: 'pick' }
}
