import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/stub-browser.ts'
import { queryClient } from './query-client.ts'
import { refresh } from './refresh.ts'

const queryKey = ['cart', 'robin']
let onServer = 0
let answers: (() => void)[] = []

beforeEach(() => {
  stubBrowser()
  queryClient.clear()
  onServer = 0
  answers = []
})

function show() {
  const queryFn = () => {
    const read = onServer
    return new Promise<number>(resolve => answers.push(() => resolve(read)))
  }
  return new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
}

const shown = () => queryClient.getQueryData(queryKey)

it.each([
  ['the first answer is still on its way', false],
  ['a later answer is still on its way', true],
])('what changed is shown, although %s', async (_, isLater) => {
  const stop = show()
  if (isLater) {
    answers[0]!()
    await vi.waitFor(() => expect(shown()).toBe(0))
    void queryClient.refetchQueries({ queryKey })
    await vi.waitFor(() => expect(answers).toHaveLength(2))
  }
  const before = answers.length
  onServer = 1
  refresh('cart')
  answers[before - 1]!()
  await vi.waitFor(() => expect(answers).toHaveLength(before + 1))
  answers[before]!()
  await vi.waitFor(() => expect(shown()).toBe(1))
  stop()
})
