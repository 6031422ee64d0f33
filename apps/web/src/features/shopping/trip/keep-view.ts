import { flushSync } from 'react-dom'

/**
 * Lets rows change places while as many others as possible stay where they are on the screen. The browser's own scroll
 * anchoring may hold on to the very row that moves away, and scrolls after it.
 */
export function keepView(move: () => void): void {
  const { style } = document.documentElement
  const shown = [...document.querySelectorAll('main li')]
    .map(row => ({ row, top: topOf(row) }))
    .filter(({ top }) => top > 0 && top < innerHeight)
  style.overflowAnchor = 'none'
  flushSync(move)
  const shifts = shown
    .filter(({ row }) => row.isConnected)
    .map(({ row, top }) => topOf(row) - top)
    .sort((one, other) => Math.abs(one) - Math.abs(other))
  scrollBy({ top: shifts[0] ?? 0, behavior: 'instant' })
  style.overflowAnchor = ''
}

function topOf(row: Element): number {
  return row.getBoundingClientRect().top
}
