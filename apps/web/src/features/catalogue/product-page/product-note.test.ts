import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/client/query-client.ts'
import { ProductNote } from './product-note.tsx'
import { noteQuery } from './product-query.ts'

const note = vi.hoisted(() => vi.fn())
vi.mock('../../../api/client/client.ts', () => ({ api: { product: { note } } }))
vi.mock('./use-note-draft.ts', () => ({ useNoteDraft: () => ({}) }))

it('a note that could not be loaded can be loaded again, rather than be a field that takes no text', async () => {
  note.mockRejectedValue(new Error('No network'))
  // Otherwise, the note would be requested again as it is rendered.
  queryClient.setDefaultOptions({ queries: { retry: false, retryOnMount: false } })
  await queryClient.fetchQuery(noteQuery('robin', 'milk')).catch(() => {})
  const view = createElement(ProductNote, { userId: 'robin', productId: 'milk' })
  const html = renderToString(createElement(QueryClientProvider, { client: queryClient }, view))
  expect(html).toContain('Try again')
  expect(html).not.toContain('textarea')
})
