import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { queryClient } from '../api/client/query-client.ts'

/** What a hook returns in a component that is rendered once, on the app's query client. */
export function hookResult<Result>(useHook: () => Result): Result {
  const results: Result[] = []
  function Component() {
    results.push(useHook())
    return null
  }
  renderToString(
    createElement(QueryClientProvider, { client: queryClient }, createElement(Component)),
  )
  return results.at(-1)!
}
