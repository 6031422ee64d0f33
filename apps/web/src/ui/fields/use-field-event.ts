import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Listens on a field that another component renders, for parts that are loaded later than the field. */
export function useFieldEvent<Type extends keyof HTMLElementEventMap>(
  field: RefObject<HTMLInputElement | null>,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
) {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const element = field.current
    element?.addEventListener(type, onEvent)
    return () => element?.removeEventListener(type, onEvent)
  }, [field, type])
}
