import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../../api/client/query-client.ts'
import { hookResult } from '../../../../testing/hook-result.ts'
import { useMarkTemplate } from './use-template.ts'

const act = vi.hoisted(() => vi.fn())
vi.mock('../../../../api/outbox/act.ts', () => ({ act, sendOutbox: async () => {} }))
vi.mock('../../../../api/client/client.ts', () => ({
  api: { account: { session: async () => ({ user: null, challenge: null }) } },
}))

it('unmarking a template is not taken for a retry of marking it, whose answer was lost', async () => {
  act.mockRejectedValue(Object.assign(new Error(), { code: '', status: 500 }))
  const mark = hookResult(queryClient, () => useMarkTemplate({ id: 'list', name: 'Weekend' }))
  for (const isTemplate of [true, false]) {
    mark.run(isTemplate)
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  }
  const [marked, unmarked] = act.mock.calls.map(([, entry]) => entry)
  expect([marked.input.isTemplate, unmarked.input.isTemplate]).toEqual([true, false])
  expect(unmarked.id).not.toBe(marked.id)
})
