import { focusPart, openModal, placesOf } from './focus-part.ts'

/** A component that knows a better place has moved the focus by then. */
const graceMs = 300

/**
 * Whenever the focused element is removed, with its row or with the whole screen, or is hidden, as a form that folds is,
 * moves the focus to the part of the page that contained it, or to the heading of the screen. Otherwise nothing has it,
 * and a screen reader says nothing. After a step back, it moves to the link that had been followed, so that nobody has
 * to look for their place again.
 */
export function keepFocus(): void {
  /** The element that last had the focus, and the parts around it; empty once somebody has left it. */
  let places = placesOf(document.activeElement)
  /** The path of the screen on which it had the focus, once that was left by a step in the history. */
  let leftPath: string | undefined
  let path = location.pathname
  let isWaiting = false
  const isNowhere = () => document.activeElement === document.body
  const isLost = () => isNowhere() && places[0]?.checkVisibility() === false
  const move = () => {
    isWaiting = false
    const place = isLost() && placeFor(places, leftPath)
    if (place) focusPart(place)
  }
  const moveSoon = () => {
    if (isWaiting || !isLost()) return
    isWaiting = true
    setTimeout(move, graceMs)
  }
  document.addEventListener('focusin', ({ target }) => {
    places = target instanceof Element ? placesOf(target) : []
    path = location.pathname
    leftPath = undefined
  })
  addEventListener('popstate', () => {
    leftPath = path === location.pathname ? undefined : path
  })
  document.addEventListener('focusout', () => {
    // Browsers also send this when the element is hidden, and some when it is removed.
    queueMicrotask(() => {
      if (isNowhere() && places[0]?.checkVisibility()) places = []
      moveSoon()
    })
  })
  new MutationObserver(moveSoon).observe(document.body, { childList: true, subtree: true })
}

/** Undefined while the new screen is still loading: its elements lead to another try. */
function placeFor(places: readonly HTMLElement[], leftPath?: string): HTMLElement | undefined {
  const place = places.find(part => part.checkVisibility() && part.tagName !== 'MAIN')
  const modal = openModal()
  if (modal && !modal.contains(place ?? null)) return modal
  return place ?? linkTo(leftPath) ?? document.querySelector('h1') ?? undefined
}

function linkTo(path: string | undefined): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a')
  return [...links].find(({ pathname }) => pathname === path)
}
