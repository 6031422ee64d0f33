import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { messages } from './messages.ts'

stubBrowser()
const { AgainstConstraints } = await import('./against-constraints.tsx')

const pork = { slug: 'pulled-pork', name: 'Pulled Pork', imageUrl: '' }
const noneText = messages.noneFound('pork')

function shownFor(found: (typeof pork)[] | undefined): string {
  const client = new QueryClient()
  client.setQueryData(['plan', 'named', 'pork'], found)
  const meals = createElement(AgainstConstraints, {
    text: 'pork',
    fitting: new Set<string>(),
    noneText,
    onChoose: () => {},
  })
  return renderToString(createElement(QueryClientProvider, { client }, meals))
}

it('no meal is said to match only once none outside the preferences does either', () => {
  expect(shownFor([pork])).toContain('Pulled Pork')
  expect(shownFor([pork])).not.toContain(noneText)
  expect(shownFor(undefined)).toBe('')
  expect(shownFor([])).toContain(noneText)
})
