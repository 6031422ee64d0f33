import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../api/client/query-client.ts'
import { toastQueue } from '../../ui/feedback/toast.ts'
import { useListAction } from './use-list-action.ts'

vi.mock('../../api/outbox/act.ts', () => ({ sendOutbox: async () => {} }))

it('a failure is no longer told once another try has succeeded', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('No network')).mockResolvedValue('link')
  const onDone = vi.fn()
  const press = buttonOf({ name: 'link', send, onDone, failed: { title: 'No link' } })
  press()
  await vi.waitFor(() => expect(toastQueue.shown()?.title).toBe('No link'))
  press()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  expect(toastQueue.shown()).toBeUndefined()
})

function buttonOf(action: Parameters<typeof useListAction<void>>[0]): () => void {
  let press = () => {}
  function Button() {
    press = useListAction(action).run
    return null
  }
  renderToString(createElement(QueryClientProvider, { client: queryClient }, createElement(Button)))
  return press
}
