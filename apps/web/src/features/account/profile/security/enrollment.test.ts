import { expect, it, vi } from 'vitest'
import { enroll } from './enrollment.ts'

const factors = vi.hoisted(() => ({ enroll: vi.fn(), challenge: vi.fn(), remove: vi.fn() }))
vi.mock('../../../../api/client/client.ts', () => ({ api: { factors } }))

it('a phone that no code can be sent to is removed again, and the reason is told in any case', async () => {
  factors.enroll.mockResolvedValue({ id: 'phone' })
  factors.challenge.mockRejectedValue(new Error('Phone unavailable'))
  factors.remove.mockRejectedValue(new Error('No network'))
  await expect(enroll('phone', 'Phone', '+15185550123')).rejects.toThrow('Phone unavailable')
  expect(factors.remove).toHaveBeenCalledExactlyOnceWith({ factorId: 'phone' })
})
