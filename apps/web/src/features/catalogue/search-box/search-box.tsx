import { maxQueryLength } from '@aisleway/core/catalogue/search/query-address'
import { type FormEvent, type RefObject, useRef } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { type Combobox, useCombobox } from '../../../ui/fields/use-combobox.ts'
import type { LazyPart } from '../../../ui/scheduling/lazy-part.ts'
import { useWasEver } from '../../../ui/scheduling/use-was-ever.ts'
import { messages } from './messages.ts'
import { useSearchFocus } from './search-focus.ts'
import { useSearchText } from './use-search-text.ts'

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  text: string
  combobox: Combobox
  onType: (text: string) => void
  onSearch: (query: string) => void
}

type Props = {
  /** Preloaded when the pointer or the focus enters the box. */
  suggestions: LazyPart<SuggestionsProps>
  className: string
}

/** The search box of the bar: suggests while one types, and leads to Browse. */
export function SearchBox({ suggestions: Suggestions, className }: Props) {
  const { text, type, submit } = useSearchText()
  const combobox = useCombobox()
  const { open, close, inputProps } = combobox
  const input = useRef<HTMLInputElement>(null)
  const wasOpened = useWasEver(combobox.isOpen)

  useSearchFocus(() => {
    input.current?.focus({ preventScroll: true })
    open()
  })

  const onType = (next: string) => {
    open()
    type(next)
  }
  const onSearch = (query: string) => {
    close()
    submit(query)
    // An on-screen keyboard would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus and the pointer.
    <div
      onPointerEnter={Suggestions.preload}
      onFocus={Suggestions.preload}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
      className={className}
    >
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onSearch(text)
        }}
        className="flex items-center gap-2"
      >
        <SearchField
          {...inputProps}
          inputRef={input}
          label={messages.label}
          clearLabel={messages.clear}
          placeholder={messages.placeholder}
          maxLength={maxQueryLength}
          value={text}
          onValueChange={onType}
          onClick={open}
          aria-keyshortcuts="/"
          className="h-12! min-w-0 grow"
        />
        {combobox.list && (
          <Button
            variant="ghost"
            size="compact"
            onClick={close}
            className="mobile:inline-flex! hidden! px-2"
          >
            {messages.cancel}
          </Button>
        )}
      </form>
      {wasOpened && (
        <PartBoundary>
          <Suggestions {...{ input, text, combobox, onType, onSearch }} />
        </PartBoundary>
      )}
    </div>
  )
}
