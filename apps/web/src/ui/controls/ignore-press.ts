import type { MouseEvent, MouseEventHandler } from 'react'

/**
 * The properties of a button that ignores presses while `isIgnored`. With `disabled`, it would lose the focus when its
 * own press disables it.
 */
export function ignorePress<Target>(
  isIgnored: boolean | undefined,
  onClick: MouseEventHandler<Target> | undefined,
) {
  return { 'aria-disabled': isIgnored || undefined, onClick: isIgnored ? ignore : onClick }
}

/** Otherwise, a submit button would submit its form. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}
