import type { OwnRecipe } from '@aisleway/core/recipes/recipe'
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/client/query-client.ts'
import { useRecipeActions } from './use-recipe-actions.ts'

const { save, remove, navigate } = vi.hoisted(() => ({
  save: vi.fn(),
  remove: vi.fn(),
  navigate: vi.fn(),
}))
vi.mock('../../../api/client/client.ts', () => ({ api: { recipes: { save, remove } } }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }))

const chili = { id: 'chili', name: 'Chili', isMine: false, isShared: true } as OwnRecipe
const lost = new Error('No network')

beforeEach(() => {
  queryClient.clear()
  for (const mock of [save, remove, navigate]) mock.mockReset()
})

it('a copy whose answer was lost is saved once, however often it is asked for', async () => {
  save.mockRejectedValueOnce(lost).mockImplementation(async saved => saved)
  await pressTwice(({ copy }) => copy(chili))
  const [first, again] = save.mock.calls.map(([{ id }]) => id)
  expect(again).toBe(first)
  expect(first).not.toBe('chili')
})

it('a recipe whose deletion was carried out without an answer is left when it is deleted again', async () => {
  const gone = Object.assign(new Error(), { code: 'NOT_FOUND', status: 404 })
  remove.mockRejectedValueOnce(lost).mockRejectedValue(gone)
  await pressTwice(actions => actions.remove(chili))
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/cookbook', search: { whose: 'mine' } })
})

async function pressTwice(press: (actions: ReturnType<typeof useRecipeActions>) => void) {
  let actions: ReturnType<typeof useRecipeActions> | undefined
  function Actions() {
    actions = useRecipeActions()
    return null
  }
  renderToString(
    createElement(QueryClientProvider, { client: queryClient }, createElement(Actions)),
  )
  for (let time = 0; time < 2; time++) {
    if (actions) press(actions)
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  }
}
