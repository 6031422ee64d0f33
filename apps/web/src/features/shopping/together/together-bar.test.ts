import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { listHead } from '../../../testing/list-head.ts'
import type { ListCompany, Person } from '../../sharing/use-list-people.ts'
import { TogetherBar } from './together-bar.tsx'

vi.mock('../../../ui/overlays/preloaded-dialog.tsx', () => ({ preloadedDialog: () => () => null }))

it('of two members called Kim, only the one who is shopping is marked', () => {
  const kims = ['kim-1', 'kim-2'].map(
    (userId): Person => ({ userId, name: 'Kim Lee', access: 'edit' }),
  )
  const company: ListCompany = {
    isPending: false,
    isUnknown: false,
    others: kims,
    othersShopping: kims.slice(0, 1),
    split: null,
    nameOf: () => 'Kim Lee',
  }
  const head = listHead({ id: 'weekend-list', isShared: true })
  const bar = createElement(TogetherBar, { userId: 'robin', head, company })
  const client = new QueryClient()
  const html = renderToString(createElement(QueryClientProvider, { client }, bar))
  expect(html).toContain('Kim Lee is shopping')
  expect(html.match(/bg-tint!/g)).toHaveLength(1)
})
