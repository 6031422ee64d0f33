import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../api/client/query-client.ts'
import type { ButtonProps } from '../../../../ui/controls/button.tsx'
import { toastQueue } from '../../../../ui/feedback/toast.ts'
import { openSessionsQuery } from '../../profile-queries.ts'
import { SessionsPanel } from './sessions-panel.tsx'

const endSession = vi.hoisted(() => vi.fn())
vi.mock('../../../../api/client/client.ts', () => ({ api: { account: { endSession } } }))

const press: Record<string, () => void> = {}
vi.mock('../../../../ui/controls/button.tsx', () => ({
  Button: ({ 'aria-label': label, onClick }: ButtonProps) => {
    press[String(label)] = () => onClick?.({} as never)
    return null
  },
}))

const { queryKey } = openSessionsQuery('robin')
const moment = '2026-03-01T10:00:00Z'
const [here, phone, tablet] = ['This laptop', 'Phone', 'Tablet'].map(device => ({
  id: device,
  device,
  isCurrent: device === 'This laptop',
  startedAt: moment,
  lastUsedAt: moment,
})) as [OpenSession, OpenSession, OpenSession]
type OpenSession = NonNullable<ReturnType<typeof shown>>[number]

beforeEach(() => {
  queryClient.clear()
  toastQueue.takeAll()
  endSession.mockReset()
  queryClient.setQueryData(queryKey, [here, phone, tablet])
  const panel = createElement(SessionsPanel, { userId: 'robin' })
  renderToString(createElement(QueryClientProvider, { client: queryClient }, panel))
})

it('two sessions that are ended at once both leave the list, whichever answer comes last', async () => {
  const answers = new Map<string, (left: OpenSession[]) => void>()
  endSession.mockImplementation(
    ({ sessionId }) => new Promise(resolve => answers.set(sessionId, resolve)),
  )
  press['Sign out Phone']?.()
  press['Sign out Tablet']?.()
  await vi.waitFor(() => expect(answers.size).toBe(2))
  answers.get('Tablet')?.([here])
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(1))
  answers.get('Phone')?.([here, tablet])
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(shown()).toEqual([here])
})

it('a session that had ended already leaves the list too', async () => {
  endSession.mockRejectedValue(Object.assign(new Error(), { code: 'NOT_FOUND', status: 404 }))
  press['Sign out Phone']?.()
  await vi.waitFor(() => expect(toastQueue.shown()?.title).toBe('Signed out'))
  expect(shown()).toEqual([here, tablet])
})

function shown() {
  return queryClient.getQueryData(queryKey)
}
