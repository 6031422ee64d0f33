import { type RefObject, useEffect, useEffectEvent } from 'react'
import { rememberSearch } from './recent-searches-query.ts'

type Field = RefObject<HTMLInputElement | null>

/** Remembers what was searched for: by Enter, or on Browse by leaving the field, as results come while typing. */
export function useRememberSearches(input: Field, { isOnBrowse }: { isOnBrowse: boolean }) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.defaultPrevented) remember()
  })
  const onBlur = useEffectEvent(() => {
    if (isOnBrowse) remember()
  })
  const remember = () => rememberSearch(input.current?.value.trim() ?? '')

  useEffect(() => {
    const field = input.current
    field?.addEventListener('keydown', onKeyDown)
    field?.addEventListener('blur', onBlur)
    return () => {
      field?.removeEventListener('keydown', onKeyDown)
      field?.removeEventListener('blur', onBlur)
    }
  }, [input])
}
