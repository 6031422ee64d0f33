import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { messages } from './messages.ts'

const isOnline = vi.hoisted(() => vi.fn())
vi.mock('../../../ui/feedback/use-online.ts', () => ({ useOnline: isOnline }))

stubBrowser()
const { LineRows } = await import('./line-rows.tsx')

it.each([
  ['is being looked up', true, false, messages.lookingUp],
  ['could not be looked up', true, true, messages.lookUpFailed],
  ['can be looked up only with a network', false, true, messages.lookedUpLater],
])('tells of an ingredient that it %s', (_, online, isLookUpFailed, text) => {
  isOnline.mockReturnValue(online)
  const lines = [{ key: 'a', text: '1 cup rice', isBought: true }]
  const rows = createElement(LineRows, {
    lines,
    found: new Map(),
    isLookUpFailed,
    error: undefined,
    onChange: () => {},
  })
  expect(renderToString(rows)).toContain(text)
})
