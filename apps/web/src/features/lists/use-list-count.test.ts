import type { User } from '@aisleway/core/account/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { listCountQuery } from './list-count-query.ts'
import { useListCount } from './use-list-count.ts'

const robin: User = { id: 'robin', fullName: 'Robin Ferris', email: '', emailVerified: true }
let user: User | null
vi.mock('../../api/session/session.ts', () => ({ useSession: () => ({ user }) }))

it('the number of lists is unknown until it was read', () => {
  user = robin
  const client = new QueryClient()
  expect(count(client)).toBeUndefined()
  client.setQueryData(listCountQuery(robin).queryKey, 0)
  expect(count(client)).toBe(0)
})

it('a visitor has no lists', () => {
  user = null
  expect(count(new QueryClient())).toBe(0)
})

function count(client: QueryClient) {
  let counted: number | undefined = -1
  function Count() {
    counted = useListCount()
    return null
  }
  renderToString(createElement(QueryClientProvider, { client }, createElement(Count)))
  return counted
}
