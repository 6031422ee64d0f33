import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { productSuggestionsQuery } from '../../catalogue/suggestions/product-suggestions.ts'
import { foodsQuery } from '../../meals/foods/food-queries.ts'
import MatchDialog from './match-dialog.tsx'

vi.mock('../../../ui/overlays/dialog-panel.tsx', () => ({
  default: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../../../ui/feedback/use-online.ts', () => ({ useOnline: () => isOnline }))

let isOnline = true

it('starts with the ingredient of the line and what is found for it', () => {
  const client = new QueryClient()
  client.setQueryData(foodsQuery('chicken broth').queryKey, [
    { food: 'chicken broth', name: 'chicken broth' },
  ])
  const html = dialogWith(client, '2 cups chicken broth', 'chicken broth')
  expect(html).toContain('value="chicken broth"')
  expect(html).toContain('aria-label="Choose chicken broth"')
})

it('starts with the ingredient as written until the store has looked it up', () => {
  const shown = (text: string) => dialogWith(new QueryClient(), text, undefined)
  expect(shown('3 cloves garlic, minced')).toContain('value="garlic"')
  expect(shown('salt')).toContain('value="salt"')
})

it('says why nothing can be chosen when nothing could be searched', async () => {
  const client = await clientWhereFails('garlic')
  isOnline = false
  expect(dialogWith(client, 'garlic', undefined)).toContain('You’re offline.')
  isOnline = true
  expect(dialogWith(client, 'garlic', undefined)).toContain('Search isn’t working right now.')
})

it('says nothing of a failure when something was found', async () => {
  const client = await clientWhereFails('garlic')
  client.setQueryData(foodsQuery('garlic').queryKey, [{ food: 'garlic', name: 'garlic' }])
  expect(dialogWith(client, 'garlic', undefined)).not.toContain('role="status"')
})

/** A client that could not search for this text. */
async function clientWhereFails(text: string): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const queryFn = () => Promise.reject(new Error('No network'))
  await client.prefetchQuery({ ...foodsQuery(text), queryFn })
  await client.prefetchQuery({ ...productSuggestionsQuery(text), queryFn })
  return client
}

function dialogWith(client: QueryClient, text: string, ingredient: string | undefined): string {
  const dialog = createElement(MatchDialog, {
    line: { key: 'a', text, isBought: true },
    ingredient,
    open: true,
    onOpenChange: () => {},
    onChoose: () => {},
  })
  return renderToString(createElement(QueryClientProvider, { client }, dialog))
}
