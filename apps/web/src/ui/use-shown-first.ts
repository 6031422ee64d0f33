import { useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * A choice shows with the next paint; what follows from it, which may draw half the page anew, comes
 * after. What is carried out changes `value`, or says `false`: then the choice is taken back.
 */
export function useShownFirst<Value>(value: Value) {
  const [chosen, setChosen] = useState<{ value: Value; over: Value }>()
  const isAhead = chosen !== undefined && chosen.over === value
  if (chosen && !isAhead) setChosen(undefined)

  const choose = (next: Value, carryOut: () => unknown) => {
    setChosen({ value: next, over: value })
    afterPaint(() => {
      if (carryOut() === false) setChosen(undefined)
    })
  }
  return [isAhead ? chosen.value : value, choose] as const
}
