import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOnDevice } from '../../../api/device-records/forget-on-device.ts'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import { listPageQuery } from '../../lists/list-queries.ts'
import { SavedLists } from '../../lists/my-lists/saved-lists.tsx'
import { DeviceLists } from './device-lists.tsx'

const { useOnline } = vi.hoisted(() => ({ useOnline: vi.fn() }))
vi.mock('../../../ui/scheduling/after-paint.ts', () => ({}))
vi.mock('../../../ui/feedback/use-online.ts', () => ({ useOnline }))
vi.mock('@tanstack/react-router', () => ({ Link: 'a' }))
vi.mock('../../lists/my-lists/list-card.tsx', () => ({ ListCard: () => null }))
const { view } = vi.hoisted(() => ({ view: { search: '', page: 1 } }))
vi.mock('../../lists/my-lists/use-list-view.ts', () => ({ useListView: () => ({ view }) }))

beforeEach(async () => {
  stubBrowser()
  await forgetOnDevice('robin')
})

const lost = new TypeError('Failed to fetch')

describe('My Lists on a device without lists', () => {
  it('promises them for later while the device is offline', () => {
    expect(shown({ isOnline: false, state: { failureReason: lost } })).toContain(
      'once you’re back online',
    )
  })

  it('waits for them while a lost request is repeated', () => {
    const page = shown({ isOnline: true, state: { failureReason: lost } })
    expect(page).toContain('Loading your lists')
    expect(page).not.toContain('No lists on this device')
  })

  it('offers to try again once no request has got through', () => {
    const state = { status: 'error', error: lost, failureReason: lost } as const
    const page = shown({ isOnline: true, state })
    expect(page).toContain('Error loading lists')
    expect(page).not.toContain('Loading your lists')
    expect(page).not.toContain('No lists on this device')
  })
})

type Given = {
  isOnline: boolean
  state: { status?: 'error'; error?: Error; failureReason: Error }
}

function shown({ isOnline, state }: Given): string {
  useOnline.mockReturnValue(isOnline)
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const { queryKey } = listPageQuery('robin', view)
  client.getQueryCache().build(client, { queryKey }).setState(state)
  const page = createElement(SavedLists, {
    userId: 'robin',
    sharing: () => null,
    pendingTripIds: new Map(),
    left: { isPending: false, card: null },
    onDevice: (userId, whenNone) => createElement(DeviceLists, { userId, whenNone }),
  })
  return renderToString(createElement(QueryClientProvider, { client }, page))
}
