import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/client/query-client.ts'
import { storeConfigQuery } from '../../api/store-config.ts'
import { hookResult } from '../../testing/hook-result.ts'
import { toastQueue } from '../../ui/feedback/toast.ts'
import { useResendVerification } from './use-resend-verification.ts'

const resendVerification = vi.hoisted(() => vi.fn())
vi.mock('../../api/client/client.ts', () => ({ api: { account: { resendVerification } } }))
vi.mock('../../api/session/session.ts', () => ({
  useSession: () => ({ user: { id: 'robin', email: 'robin@example.com' } }),
}))

beforeEach(() => {
  queryClient.clear()
  toastQueue.takeAll()
})

it.each([
  ['an e-mail that was sent is to be opened', true, true, 'Email sent'],
  ['without a mail server, no e-mail is said to be sent', false, true, 'Link saved on the server'],
  ['a confirmed address gets no other link', true, false, 'Your email is already confirmed'],
])('%s', async (_, sendsMail, sent, title) => {
  queryClient.setQueryData(storeConfigQuery.queryKey, { sendsMail } as never)
  resendVerification.mockResolvedValue({ sent })
  press()
  await vi.waitFor(() => expect(toastQueue.shown()?.title).toBe(title))
})

function press() {
  hookResult(queryClient, useResendVerification).resend()
}
