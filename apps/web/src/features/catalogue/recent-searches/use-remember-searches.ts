import type { RefObject } from 'react'
import { useFieldEvent } from '../../../ui/fields/use-field-event.ts'
import { rememberSearch } from './recent-searches-query.ts'

type Field = RefObject<HTMLInputElement | null>

/** Remembers searches: on Enter, or on Browse when the field loses the focus, as results update while typing. */
export function useRememberSearches(input: Field, { isOnBrowse }: { isOnBrowse: boolean }) {
  const remember = () => rememberSearch(input.current?.value.trim() ?? '')
  useFieldEvent(input, 'keydown', event => {
    if (event.key === 'Enter' && !event.defaultPrevented) remember()
  })
  useFieldEvent(input, 'blur', () => {
    if (isOnBrowse) remember()
  })
}
