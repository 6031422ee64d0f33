import { useEffect } from 'react'

let locks = 0

/**
 * Stands in for the package react-remove-scroll-bar, by an alias in vite.config.ts: that one writes
 * a style element, which the content security policy forbids, and a property that every element of
 * the page inherits. While a modal is open the page does not scroll, and keeps the scrollbar's room.
 */
export function RemoveScrollBar() {
  useEffect(() => {
    const { body, documentElement: root } = document
    if (locks++ === 0) {
      body.style.paddingRight = `${window.innerWidth - root.clientWidth}px`
      root.dataset.scrollLocked = ''
    }
    return () => {
      if (--locks > 0) return
      body.style.paddingRight = ''
      delete root.dataset.scrollLocked
    }
  }, [])
  return null
}
