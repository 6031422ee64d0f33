import { maxQueryLength } from '@aisleway/core/catalogue/search/query-address'
import type { RefObject } from 'react'
import { useFieldEvent } from '../../../ui/fields/use-field-event.ts'

type Field = RefObject<HTMLInputElement | null>

/** Escape empties the field, and a list that is pasted keeps its lines apart. */
export function useTextKeys(
  input: Field,
  { onType, onEmpty }: { onType: (text: string) => void; onEmpty: () => void },
) {
  useFieldEvent(input, 'keydown', event => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEmpty()
  })
  useFieldEvent(input, 'paste', event => {
    const pasted = event.clipboardData?.getData('text').trim() ?? ''
    const field = input.current
    // A single-line field would join them without a separator.
    if (!field || !pasted.includes('\n')) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = field
    const lines = pasted.split(/\s*\n\s*/).join(', ')
    const before = value.slice(0, selectionStart ?? 0)
    onType(`${before}${lines}${value.slice(selectionEnd ?? 0)}`.slice(0, maxQueryLength))
  })
}
