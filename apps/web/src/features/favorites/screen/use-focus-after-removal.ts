import { useEffect, useRef } from 'react'

/**
 * A card unmounts with its heart, which would reset the keyboard focus to the start of the page. Moves it
 * to the heart that took its place instead, or to what is left.
 */
export function useFocusAfterRemoval(count: number) {
  const area = useRef<HTMLDivElement>(null)
  const place = useRef(-1)

  useEffect(() => {
    const node = area.current
    if (!node) return
    const remember = ({ target }: FocusEvent) => {
      place.current = heartsIn(node).indexOf(target as HTMLElement)
    }
    node.addEventListener('focusin', remember)
    return () => node.removeEventListener('focusin', remember)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever a card has gone
  useEffect(() => {
    const node = area.current
    if (!node || place.current < 0 || document.activeElement !== document.body) return
    const hearts = heartsIn(node)
    const next = hearts[Math.min(place.current, hearts.length - 1)]
    ;(next ?? node.querySelector<HTMLElement>('[role=tab][aria-selected=true]'))?.focus({
      preventScroll: true,
    })
  }, [count])

  return area
}

function heartsIn(area: HTMLElement): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>('button[aria-pressed]')]
}
