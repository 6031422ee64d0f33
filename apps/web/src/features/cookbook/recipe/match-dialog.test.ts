import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { foodsQuery } from '../../meals/foods/food-queries.ts'
import MatchDialog from './match-dialog.tsx'

vi.mock('../../../ui/overlays/dialog-panel.tsx', () => ({
  default: ({ children }: { children: ReactNode }) => children,
}))

it('starts with the ingredient of the line and what is found for it', () => {
  const client = new QueryClient()
  client.setQueryData(foodsQuery('chicken broth').queryKey, [
    { food: 'chicken broth', name: 'chicken broth' },
  ])
  const dialog = createElement(MatchDialog, {
    line: { key: 'a', text: '2 cups chicken broth', isBought: true },
    ingredient: 'chicken broth',
    open: true,
    onOpenChange: () => {},
    onChoose: () => {},
  })
  const html = renderToString(createElement(QueryClientProvider, { client }, dialog))
  expect(html).toContain('value="chicken broth"')
  expect(html).toContain('aria-label="Choose chicken broth"')
})
