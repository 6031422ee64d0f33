import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/client/query-client.ts'
import { hookResult } from '../../../testing/hook-result.ts'
import { toastQueue } from '../../../ui/feedback/toast.ts'
import { useAnswer } from './use-answer.ts'

const { send, refreshSession } = vi.hoisted(() => ({ send: vi.fn(), refreshSession: vi.fn() }))
vi.mock('../../../api/session/known-session.ts', () => ({ refreshSession }))

const lost = new TypeError('Failed to fetch')

beforeEach(() => {
  queryClient.clear()
  toastQueue.takeAll()
  send.mockReset()
  refreshSession.mockReset()
})

it('a code that was accepted is not reported as a failure, although the session could not be read', async () => {
  refreshSession.mockRejectedValue(lost)
  submit()
  await vi.waitFor(() => expect(toastQueue.shown()?.title).toBe('Your code was accepted'))
})

it('a code that did not arrive is reported as a failure', async () => {
  send.mockRejectedValue(lost)
  submit()
  await vi.waitFor(() => expect(toastQueue.shown()?.title).toBe('Login failed'))
})

it('another method can be used while one waits for its answer', async () => {
  send.mockReturnValue(new Promise(() => {}))
  submit('app')
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(answerBy('app').isPending).toBe(true)
  expect(answerBy('recovery').isPending).toBe(false)
  submit('recovery')
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

function submit(method = 'app') {
  void answerBy(method).submit()
}

function answerBy(method: string) {
  return hookResult(queryClient, () => useAnswer({ method, send, texts: {} }))
}
