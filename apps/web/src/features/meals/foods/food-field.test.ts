import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { stubBrowser } from '../../../testing/stub-browser.ts'
import type { SearchFieldProps } from '../../../ui/fields/search-field.tsx'

const field = vi.hoisted(() => ({}) as SearchFieldProps)
vi.mock('../../../ui/fields/search-field.tsx', () => ({
  SearchField: (props: SearchFieldProps) => void Object.assign(field, props),
}))

stubBrowser()
const { FoodField } = await import('./food-field.tsx')

it.each([
  ['Enter', 1],
  ['s', 0],
])('the form around it is not sent by %s', (key, times) => {
  const food = createElement(FoodField, { label: 'Anything else', onChoose: () => {} })
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, food))
  const preventDefault = vi.fn()
  type KeyDown = Parameters<NonNullable<SearchFieldProps['onKeyDown']>>[0]
  field.onKeyDown?.({ key, preventDefault } as unknown as KeyDown)
  expect(preventDefault).toHaveBeenCalledTimes(times)
})
