import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { ButtonProps } from '../../../ui/controls/button.tsx'
import CalendarDialog from './calendar-dialog.tsx'
import { messages } from './calendar-messages.ts'

vi.mock('../../../ui/overlays/dialog.tsx', () => ({
  Dialog: ({ children }: { children: ReactNode }) => createElement(Fragment, null, children),
}))
vi.mock('../../../ui/controls/button.tsx', () => ({
  Button: ({ busy, children }: ButtonProps) => createElement('b', null, busy && 'busy ', children),
}))

it.each([
  ['is not known yet whether there is one', undefined, `busy ${messages.makeAddress}`],
  ['is none', { calendar: null }, messages.makeAddress],
  ['is one, which it ends', { calendar: { createdAt: '2026-11-23' } }, messages.newAddress],
])('a link to the calendar is offered as there %s', (_, known, text) => {
  const client = new QueryClient()
  client.setQueryData(['plan', 'calendar', 'week'], known)
  const dialog = createElement(CalendarDialog, {
    open: true,
    onOpenChange: () => {},
    list: { id: 'week' },
  })
  const html = renderToString(createElement(QueryClientProvider, { client }, dialog))
  expect(html.replaceAll('<!-- -->', '')).toContain(`<b>${text}</b>`)
})
