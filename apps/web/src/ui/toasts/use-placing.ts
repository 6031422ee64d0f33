import { type RefObject, useLayoutEffect } from 'react'
import { freeSpot, gapPx, type Rows } from './free-spot.ts'
import { controlLastUsed, controls } from './last-used.ts'

/** Obstacles move for many reasons (scrolling, a keyboard, another screen), so they are checked this often. */
const lookAgainMs = 200

/** Bars pinned to the viewport's edges, the likely next buttons, and an open menu. */
const keptClear =
  '#root :is(.sticky, .fixed):not(aside, [data-toasts]), [data-keep-clear], main [type=submit], [role=menu]'

/** Keeps a toast off the dialog it belongs to, off the focused field and off the last used control. */
export function usePlacing(area: RefObject<HTMLElement | null>, isPlaced: boolean) {
  useLayoutEffect(() => {
    const { current: element } = area
    if (!isPlaced || !element) return
    element.showPopover()
    const panel = element.closest<HTMLElement>('[role=dialog], [role=alertdialog]')
    const look = () => place(element, panel)
    look()
    const timer = setInterval(look, lookAgainMs)
    document.addEventListener('focusin', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('focusin', look)
      panel?.style.removeProperty('--toast-room')
    }
  }, [area, isPlaced])
}

function place(area: HTMLElement, panel: HTMLElement | null) {
  const toast = area.firstElementChild
  if (!(toast instanceof HTMLElement)) return
  // A toast must not move away from under the pointer or the keyboard focus.
  if (toast.style.top && area.matches(':hover, :focus-within')) return
  const height = toast.offsetHeight
  // A tall dialog leaves room for two lines above itself, and a longer toast needs more.
  panel?.style.setProperty('--toast-room', `${height + 2 * gapPx}px`)

  const box = area.getBoundingClientRect()
  const limits = inSight(box)
  const taken = panel ? [rowsAtRest(panel)] : rowsToKeepClear(area, limits)
  const current = toast.style.top ? box.top + Number.parseFloat(toast.style.top) : undefined
  toast.style.top = `${freeSpot(height, limits, taken, current) - box.top}px`
}

/** The rows not covered by an on-screen keyboard. */
function inSight({ top, bottom }: Rows): Rows {
  const { offsetTop, height } = window.visualViewport ?? {
    offsetTop: 0,
    height: window.innerHeight,
  }
  return {
    top: Math.max(top, offsetTop + gapPx),
    bottom: Math.min(bottom, offsetTop + height - gapPx),
  }
}

/** The rows of a modal at its final position, after its animation. */
function rowsAtRest({ offsetTop, offsetHeight }: HTMLElement): Rows {
  return { top: offsetTop, bottom: offsetTop + offsetHeight }
}

function rowsToKeepClear(area: HTMLElement, limits: Rows): Rows[] {
  const focused = document.activeElement
  return [
    focused?.matches(controls) && !area.contains(focused) ? focused : null,
    controlLastUsed(),
    ...document.querySelectorAll(keptClear),
  ].flatMap(element => {
    const rows = element?.getBoundingClientRect()
    return rows?.height && rows.bottom > limits.top && rows.top < limits.bottom ? [rows] : []
  })
}
