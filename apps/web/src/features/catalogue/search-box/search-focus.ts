import { useEffect } from 'react'

let focus: (() => void) | undefined

/** Moves the focus to the search box of the bar, from anywhere on the screen. */
export function focusSearch(): void {
  focus?.()
}

/** Registers how to do that, and lets `/` do it anywhere but in a field or a dialog. */
export function useSearchFocus(focusBox: () => void): void {
  useEffect(() => {
    focus = focusBox
    return () => {
      focus = undefined
    }
  }, [focusBox])

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return
      event.preventDefault()
      focusSearch()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  const places = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]'
  return target instanceof Element && target.closest(places) !== null
}
