import { useEffect, useState } from 'react'

/** An on-screen keyboard is taller than any browser's own bars. */
const keyboardPx = 120

/** Whether the on-screen keyboard is probably open, which no browser reports directly. */
export function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) return
    const follow = new AbortController()
    const { signal } = follow
    const look = () => setTyping(isTextField(document.activeElement))
    document.addEventListener('focusin', look, { signal })
    // Nothing has the focus until the next element receives it.
    document.addEventListener('focusout', look, { signal })

    // The keyboard may be hidden and shown again while the field keeps the focus.
    const viewport = window.visualViewport
    let height = viewport?.height ?? 0
    viewport?.addEventListener(
      'resize',
      () => {
        const grownPx = viewport.height - height
        height = viewport.height
        if (grownPx > keyboardPx) setTyping(false)
        else if (grownPx < -keyboardPx) look()
      },
      { signal },
    )
    return () => follow.abort()
  }, [])
  return isTyping
}

function isTextField(element: Element | null): boolean {
  return (
    element?.matches(
      'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])',
    ) ?? false
  )
}
