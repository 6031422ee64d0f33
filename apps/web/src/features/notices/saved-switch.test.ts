import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/client/query-client.ts'
import type { Switch } from '../../ui/controls/switch.tsx'
import { SavedSwitch } from './saved-switch.tsx'

vi.mock('../../api/client/client.ts', () => ({ api: {} }))

let press = (_: boolean) => {}
vi.mock('../../ui/controls/switch.tsx', () => ({
  Switch: ({ onChange }: Parameters<typeof Switch>[0]) => {
    press = checked => onChange?.({ target: { checked } } as Parameters<typeof onChange>[0])
    return null
  },
}))

beforeEach(() => queryClient.clear())

it('saves what was pressed last, although the first press is still being saved', async () => {
  const { save, answers } = heldSave()
  show(save)
  press(true)
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  press(false)
  answers[0]?.()
  await vi.waitFor(() => expect(save.mock.calls).toEqual([[true], [false]]))
  answers[1]?.()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(save).toHaveBeenCalledTimes(2)
})

it('saves a press after the shopper left and came back, although the one before is still being saved', async () => {
  const { save, answers } = heldSave()
  show(save)
  press(true)
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  show(save)
  press(false)
  answers[0]?.()
  await vi.waitFor(() => expect(save.mock.calls).toEqual([[true], [false]]))
  answers[1]?.()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
})

/** Saves that wait until they are answered one by one. */
function heldSave() {
  const answers: (() => void)[] = []
  const save = vi.fn(
    (isOn: boolean) => new Promise<boolean>(resolve => answers.push(() => resolve(isOn))),
  )
  return { save, answers }
}

function show(save: (isOn: boolean) => Promise<boolean>) {
  const props = { scope: 'notices', name: 'sale', label: 'Sales', saved: false, save }
  const view = createElement(SavedSwitch, { ...props, onFailed: () => {} })
  renderToString(createElement(QueryClientProvider, { client: queryClient }, view))
}
