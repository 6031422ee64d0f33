import { defaultSort, sortOptions } from '@aisleway/core/catalogue/search/search-request'
import { Select } from '../../../ui/fields/select.tsx'
import { messages } from '../messages.ts'
import type { useBrowseState } from './use-browse-state.ts'

type Props = { browse: ReturnType<typeof useBrowseState>; labelHidden?: boolean }

export function SortSelect({ browse: { state, change }, labelHidden = false }: Props) {
  const labels = state.query
    ? messages.sortOptions
    : { ...messages.sortOptions, best: messages.popular }
  return (
    <Select
      label={messages.sort}
      labelHidden={labelHidden}
      options={sortOptions.map(value => ({ value, label: labels[value] }))}
      value={state.sort ?? defaultSort}
      onValueChange={sort => change({ sort })}
      // In the smallest windows its text is truncated, so that it does not overflow the window.
      className="min-w-0 shrink!"
    />
  )
}
