import { useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * A choice shows with the next paint; what follows from it, which may draw half the page anew, comes
 * after. What is carried out changes `value`, or says `false`, also later: then the choice is taken back.
 */
export function useOptimisticValue<Value>(value: Value) {
  const [chosen, setChosen] = useState<{ value: Value; over: Value }>()
  const asked = useRef<Value>(undefined)
  const isAhead = chosen !== undefined && chosen.over === value
  if (chosen && !isAhead) setChosen(undefined)

  const choose = (next: Value, mutate: () => unknown) => {
    // A tab is chosen by the press, and again by the focus that comes with it.
    if (asked.current === next) return
    asked.current = next
    const choice = { value: next, over: value }
    setChosen(choice)
    afterPaint(async () => {
      asked.current = undefined
      if ((await mutate()) === false) setChosen(now => (now === choice ? undefined : now))
    })
  }
  return [isAhead ? chosen.value : value, choose] as const
}
