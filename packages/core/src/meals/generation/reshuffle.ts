/** What Reshuffle does (spec 1 §4, answer 27). */
export type Reshuffle =
  | { kind: 'nothing' }
  /** The next of the picked meals is shown. */
  | { kind: 'show'; index: number }
  /** New meals are picked from all that match. */
  | { kind: 'pick' }

/**
 * If all meals are shown, new ones are picked. A single meal is followed by the next one, and the last by
 * the first of a new pick. With one match or none, nothing changes.
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
