import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** What a hook returns in a component that is rendered once. */
export function hookResult<Result>(client: QueryClient, useHook: () => Result): Result {
  const results: Result[] = []
  function Component() {
    results.push(useHook())
    return null
  }
  renderToString(createElement(QueryClientProvider, { client }, createElement(Component)))
  return results.at(-1)!
}
