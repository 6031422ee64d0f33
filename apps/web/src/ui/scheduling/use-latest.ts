import { useEffect, useRef } from 'react'

/** A ref to the latest value, for an answer that may come at any time, or for a component that is not to render again for it. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
