import { createElement, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CountBadge } from './count-badge.tsx'

it('bumps at every change, also back to the count that it showed first', () => {
  expect(bumps(2)).toBe(false)
  expect(bumps(2, 3)).toBe(true)
  expect(bumps(2, 3, 2)).toBe(true)
})

/** Whether a badge that shows these counts, one after the other, bumps at the last one. */
function bumps(...counts: number[]): boolean {
  let shown = ''
  function Counting() {
    const [at, setAt] = useState(0)
    shown = CountBadge({ count: counts[at]! }).props.className
    if (at < counts.length - 1) setAt(at + 1)
    return null
  }
  renderToString(createElement(Counting))
  return shown.includes('animate-bump')
}
