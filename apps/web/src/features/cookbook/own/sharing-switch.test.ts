import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/client/query-client.ts'
import type { Switch } from '../../../ui/controls/switch.tsx'
import { recipeQuery } from '../recipe/recipe-queries.ts'
import { SharingSwitch } from './sharing-switch.tsx'

type Sharing = { id: string; isShared: boolean }

const share = vi.hoisted(() => vi.fn<(sharing: Sharing) => Promise<Sharing>>())
vi.mock('../../../api/client/client.ts', () => ({ api: { recipes: { share } } }))

let press = (_: boolean) => {}
vi.mock('../../../ui/controls/switch.tsx', () => ({
  Switch: ({ onChange }: Parameters<typeof Switch>[0]) => {
    press = checked => onChange?.({ target: { checked } } as Parameters<typeof onChange>[0])
    return null
  },
}))

const { queryKey } = recipeQuery('chili')
let answers: (() => void)[] = []

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(queryKey, { id: 'chili', isShared: false } as never)
  answers = []
  share
    .mockReset()
    .mockImplementation(sharing => new Promise(resolve => answers.push(() => resolve(sharing))))
})

it('a recipe that was shared and at once withdrawn is not shared', async () => {
  show()
  press(true)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  press(false)
  answers[0]?.()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(share.mock.calls.map(([{ isShared }]) => isShared)).toEqual([true, false])
  answers[1]?.()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ isShared: false })
})

it('a recipe whose sharing could not be withdrawn is shown as shared', async () => {
  show()
  press(true)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  press(false)
  share.mockRejectedValue(new Error('No network'))
  answers[0]?.()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ isShared: true })
})

function show() {
  const view = createElement(SharingSwitch, { recipe: { id: 'chili', isShared: false } })
  renderToString(createElement(QueryClientProvider, { client: queryClient }, view))
}
