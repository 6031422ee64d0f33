import { useEffect, useRef } from 'react'

/** A ref to the latest value, for callbacks that may run at any time, or to spare a component a rerender. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
