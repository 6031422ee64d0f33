import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { storeConfigQuery } from './store-config.ts'

const hourMs = 60 * 60 * 1000

it.each([
  ['new', 0, false],
  ['from last night', 8 * hourMs, true],
])('what the page says is on sale is asked for again unless it is new: %s', (_, age, isStale) => {
  const client = new QueryClient()
  client.setQueryData<unknown>(storeConfigQuery.queryKey, {}, { updatedAt: Date.now() - age })
  expect(new QueryObserver(client, storeConfigQuery).getCurrentResult().isStale).toBe(isStale)
})
