import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusPart } from '../page/focus-part.ts'

/**
 * F6 moves the focus to the toast and back; if the toast disappears while focused, the focus
 * returns as well.
 */
export function useToastKeys(area: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element>(null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !area.current) return
      event.preventDefault()
      const target = hasFocus(area.current)
        ? cameFrom.current
        : area.current.querySelector('button')
      if (target instanceof HTMLElement) target.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [area])

  useLayoutEffect(() => {
    const { current: element } = area
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !element?.contains(relatedTarget)) {
        cameFrom.current = relatedTarget
      }
    }
    element?.addEventListener('focusin', onFocusIn)
    return () => {
      const { current: place } = cameFrom
      if (element && hasFocus(element) && place instanceof HTMLElement) {
        focusPart(place)
      }
    }
  }, [area])
}

function hasFocus(element: Element): boolean {
  return element.contains(document.activeElement)
}
