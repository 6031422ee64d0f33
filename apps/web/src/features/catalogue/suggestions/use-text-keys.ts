import { maxQueryLength } from '@aisleway/core/catalogue/search/query-address'
import { truncateList } from '@aisleway/core/catalogue/search/truncate-list'
import type { RefObject } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFieldEvent } from '../../../ui/fields/use-field-event.ts'
import { messages } from './messages.ts'

type Field = RefObject<HTMLInputElement | null>

/** Escape empties the field. Pasted lines become separate items; if they do not all fit, whole items are left out. */
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
    if (!field) return
    const { value, selectionStart, selectionEnd } = field
    const lines = pasted.split(/\s*\n\s*/).join(', ')
    const before = value.slice(0, selectionStart ?? 0)
    const text = `${before}${lines}${value.slice(selectionEnd ?? 0)}`
    // A single-line field would join the lines without a separator, and cut a word in two.
    if (lines === pasted && text.length <= maxQueryLength) return
    event.preventDefault()
    onType(truncateList(text, maxQueryLength))
    if (text.length > maxQueryLength) toast.show({ ...messages.tooLong, key: 'search-too-long' })
  })
}
