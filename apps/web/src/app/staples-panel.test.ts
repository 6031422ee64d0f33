import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { staplesQuery } from '../features/meals/staples/use-staples.ts'
import { StaplesPanel } from './staples-panel.tsx'

vi.mock('../ui/scheduling/preloaded-part.ts', () => ({ preloadedPart: () => () => null }))

it('the staples stay there to be edited if they cannot be loaded again', async () => {
  const client = new QueryClient()
  client.setQueryData<unknown>(staplesQuery.queryKey, { staples: ['salt'] })
  const fails = () => Promise.reject(new Error('No network'))
  await client.fetchQuery({ ...staplesQuery, queryFn: fails, staleTime: 0 }).catch(() => {})
  expect(client.getQueryState(staplesQuery.queryKey)?.status).toBe('error')
  const panel = createElement(StaplesPanel)
  const html = renderToString(createElement(QueryClientProvider, { client }, panel))
  expect(html).toContain('Salt and pepper')
  expect(html).toContain('Edit what you have at home')
})
