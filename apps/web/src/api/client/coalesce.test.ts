import { expect, it, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

it('is done once more for all who ask while it is done', async () => {
  const ends: (() => void)[] = []
  const task = vi.fn(() => new Promise<void>(resolve => ends.push(resolve)))
  const ask = coalesce(task)
  const asked = [ask(), ask(), ask()]
  expect(task).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2))
  ends[1]?.()
  await Promise.all(asked)
  expect(task).toHaveBeenCalledTimes(2)
})

it('is done again when asked after it was done, and after it failed', async () => {
  const task = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(undefined)
  const ask = coalesce(task)
  await expect(ask()).rejects.toThrow('no network')
  await ask()
  await ask()
  expect(task).toHaveBeenCalledTimes(3)
})
