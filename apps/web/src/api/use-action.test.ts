import { beforeEach, expect, it, vi } from 'vitest'
import { hookResult } from '../testing/hook-result.ts'
import { queryClient } from './client/query-client.ts'
import { type Action, useAction } from './use-action.ts'

const session = vi.fn()
vi.mock('./client/client.ts', () => ({ api: { account: { session: () => session() } } }))

beforeEach(() => {
  queryClient.clear()
  session.mockReset().mockResolvedValue({ user: null, challenge: null })
})

it('sends once when a button is pressed twice, and again once there was an answer', async () => {
  let answer = () => {}
  const send = vi.fn(() => new Promise<void>(resolve => (answer = resolve)))
  const onDone = vi.fn()
  const press = buttonOf({ send, onDone })
  press()
  press()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  answer()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  press()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

it('is pending wherever its button is shown until there was an answer', async () => {
  let answer = () => {}
  const send = vi.fn(() => new Promise<void>(resolve => (answer = resolve)))
  const action = { key: ['lists', 'rename', '1'], send }
  const shown = () =>
    hookResult(queryClient, () => useAction<string, unknown>(withDefaults(action)))
  expect(shown().isPending).toBe(false)
  shown().run('Tacos')
  // As in a dialog that is closed and opened again.
  expect(shown()).toMatchObject({ isPending: true, variables: 'Tacos' })
  const otherList = withDefaults({ ...action, key: ['lists', 'rename', '2'] })
  expect(hookResult(queryClient, () => useAction(otherList)).isPending).toBe(false)
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  answer()
  await vi.waitFor(() => expect(shown().isPending).toBe(false))
})

it('keeps its id until there was an answer, and takes another for another input', async () => {
  const ids: string[] = []
  const send = vi.fn(async (_: string, id: string) => {
    ids.push(id)
    if (ids.length < 3) throw new Error('No network')
  })
  const run = buttonOf<string>({ send })
  for (const [index, name] of ['Tacos', 'Tacos', 'Soup', 'Soup'].entries()) {
    run(name)
    await vi.waitFor(() => expect(ids).toHaveLength(index + 1))
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  }
  const [first, again, other, afterAnswer] = ids
  expect(again).toBe(first)
  expect(new Set([first, other, afterAnswer]).size).toBe(3)
})

it('is not held up by another action', async () => {
  const [save, remove] = [vi.fn(() => new Promise(() => {})), vi.fn(async () => {})]
  buttonOf({ key: ['lists', 'save'], send: save })()
  buttonOf({ key: ['lists', 'remove'], send: remove })()
  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
})

it('tells a failure once, and asks nobody who is signed in', async () => {
  const onFailed = vi.fn()
  const failure = new Error('No network')
  buttonOf({ send: () => Promise.reject(failure), onFailed })()
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure, undefined))
  expect(session).not.toHaveBeenCalled()
})

it('asks who is signed in when the session has ended, which is no failure', async () => {
  const [onFailed, onSessionEnded] = [vi.fn(), vi.fn()]
  const ended = Object.assign(new Error(), { code: 'UNAUTHORIZED', status: 401 })
  buttonOf({ send: () => Promise.reject(ended), onFailed, onSessionEnded })()
  await vi.waitFor(() => expect(session).toHaveBeenCalledTimes(1))
  expect(onSessionEnded).toHaveBeenCalledTimes(1)
  expect(onFailed).not.toHaveBeenCalled()
})

/** Renders a button once and returns its press handler. */
function buttonOf<Input = void>(
  action: Partial<Action<NoInfer<Input>, unknown>>,
): (input: Input) => void {
  return hookResult(queryClient, () => useAction<Input, unknown>(withDefaults(action))).run
}

function withDefaults<Input>(action: Partial<Action<Input, unknown>>): Action<Input, unknown> {
  return { key: ['save'], send: async () => {}, onFailed: () => {}, ...action }
}
