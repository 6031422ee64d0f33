import { startTransition, useOptimistic } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * React's `useOptimistic` for one value: a choice shows on the next paint, and `mutate`, which
 * may rerender half the page, runs after it. Once `mutate` has settled, `value` shows again,
 * whether it has changed or not.
 */
export function useOptimisticValue<Value>(value: Value) {
  const [shown, show] = useOptimistic(value)

  const choose = (next: Value, mutate: () => unknown) => {
    // A tab is chosen by the press, and again by the focus that follows.
    if (next === shown) return
    startTransition(async () => {
      show(next)
      await new Promise<void>(afterPaint)
      await mutate()
    })
  }
  return [shown, choose] as const
}
