import { useEffect } from 'react'

let locks = 0

/**
 * Replaces the package react-remove-scroll-bar, by an alias in vite.config.ts: the original adds a style
 * element, which the content security policy forbids, and a property that every element of the page
 * inherits. While a modal is open, the page does not scroll but keeps the space of its scrollbar.
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
