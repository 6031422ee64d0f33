import { SearchField } from '../../../ui/fields/search-field.tsx'
import { useTypedSearch } from '../../../ui/fields/use-typed-search.ts'
import { typingPauseMs } from '../../catalogue/search-box/use-search-text.ts'
import { messages } from '../messages.ts'
import type { Cookbook } from './use-cookbook-state.ts'

/** The search text; results update while typing. */
export function CookbookSearch({ cookbook: { state, change } }: { cookbook: Cookbook }) {
  const { text, type } = useTypedSearch({
    search: state.query,
    pauseMs: typingPauseMs,
    onSearch: query => change({ query }, { replace: true }),
  })
  return (
    <SearchField
      label={messages.search}
      placeholder={messages.searchPlaceholder}
      clearLabel={messages.clear}
      value={text}
      onValueChange={type}
    />
  )
}
