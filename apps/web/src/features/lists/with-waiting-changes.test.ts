import type { ListCard } from '@aisleway/core/lists/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOnDevice } from '../../api/device-records/forget-on-device.ts'
import { enqueue } from '../../api/outbox/on-device.ts'
import { listHead } from '../../testing/list-head.ts'
import { stubBrowser } from '../../testing/stub-browser.ts'
import { ListChoice } from './list-choice.tsx'
import { listPageQuery } from './list-queries.ts'
import { SavedLists } from './my-lists/saved-lists.tsx'
import { deletionKind } from './outbox/deletion-kind.ts'
import { listNameKind } from './outbox/head-kinds.ts'
import { withWaitingChanges } from './with-waiting-changes.ts'

vi.mock('../../ui/scheduling/after-paint.ts', () => ({}))
vi.mock('../../ui/feedback/use-online.ts', () => ({ useOnline: () => true }))
vi.mock('@tanstack/react-router', () => ({ Link: 'a' }))
vi.mock('./my-lists/list-card.tsx', () => ({ ListCard: () => null }))
vi.mock('./my-lists/use-list-view.ts', () => ({
  useListView: () => ({ view: { search: '', page: 1 } }),
}))

beforeEach(async () => {
  stubBrowser()
  await forgetOnDevice('robin')
})

const [weekend, party] = ['weekend-list', 'party-list'].map(
  (id): ListCard => ({
    ...listHead({ id }),
    items: [],
    itemsCount: 3,
    checkedCount: 0,
    totalCents: 0,
    collaboratorsCount: 0,
  }),
) as [ListCard, ListCard]

describe('a deletion that waits to be sent', () => {
  beforeEach(() => {
    const input = { name: party.name, isUndone: false }
    return enqueue(deletionKind, { userId: 'robin', group: party.id, id: 'deletion', input })
  })

  it('takes the list out of an older answer, and leaves the others', () => {
    expect(withWaitingChanges('robin', [weekend, party])).toEqual([weekend])
  })

  it('is not offered as a list to send items to', () => {
    expect(choiceOf([weekend, party], null)).not.toContain(party.name)
  })

  it('of the only list leaves no blank page', () => {
    expect(savedListsOf([party])).toContain('No saved lists yet')
  })
})

it('a name that waits to be sent is shown', async () => {
  const input = { name: 'Birthday', before: party.name }
  await enqueue(listNameKind, { userId: 'robin', group: party.id, id: 'rename', input })
  expect(withWaitingChanges('robin', [party])).toMatchObject([{ id: party.id, name: 'Birthday' }])
})

it('a choice without any list says so', () => {
  expect(choiceOf([weekend], weekend.id)).toContain('You don’t have another list')
})

function choiceOf(lists: ListCard[], except: string | null): string {
  const props = { userId: 'robin', except, room: 1, isBusy: false, onChoose: () => {} }
  return rendered(ListChoice, props, lists)
}

function savedListsOf(lists: ListCard[]): string {
  const left = { isPending: false, card: null }
  const props = { userId: 'robin', sharing: () => null, pendingTripIds: new Map(), left }
  return rendered(SavedLists, { ...props, onDevice: () => null }, lists)
}

function rendered<Props extends object>(
  part: FunctionComponent<Props>,
  props: Props,
  lists: ListCard[],
): string {
  const client = new QueryClient()
  const { queryKey } = listPageQuery('robin', { search: '', page: 1 })
  client.setQueryData(queryKey, { lists, total: lists.length, pageCount: 1, templates: [] })
  return renderToString(createElement(QueryClientProvider, { client }, createElement(part, props)))
}
