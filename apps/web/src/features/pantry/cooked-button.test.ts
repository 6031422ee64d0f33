import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { ButtonProps } from '../../ui/controls/button.tsx'
import { toastQueue } from '../../ui/feedback/toast.ts'
import CookedButton from './cooked-button.tsx'

const { shown, cookMeal } = vi.hoisted(() => ({
  shown: {} as { onClick?: () => Promise<void> },
  cookMeal: vi.fn(),
}))
vi.mock('../../ui/controls/button.tsx', () => ({
  Button: (props: ButtonProps) => void Object.assign(shown, props),
}))
vi.mock('./pantry-changes.ts', () => ({ cookMeal }))

it('says so if a meal could not be marked as cooked in its plan', async () => {
  const meal = { slug: 'chili', name: 'Chili', servings: 4, ingredients: [] }
  const onCooked = () => Promise.reject(new Error('Not loaded'))
  const button = createElement(CookedButton, { meal, portions: 4, isPlanned: true, onCooked })
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, button))
  await shown.onClick?.()
  expect(cookMeal).not.toHaveBeenCalled()
  expect(toastQueue.shown()).toMatchObject({ title: 'We couldn’t save your pantry' })
})
