import { defaultSort, sortOptions } from '@aisleway/core/catalogue/search-request'
import { Select } from '../../ui/select.tsx'
import { messages } from './messages.ts'
import type { useBrowseState } from './use-browse-state.ts'

const choices = sortOptions.map(value => ({ value, label: messages.sortOptions[value] }))

type Props = { browse: ReturnType<typeof useBrowseState>; labelHidden?: boolean }

export function SortSelect({ browse: { state, change }, labelHidden = false }: Props) {
  return (
    <Select
      label={messages.sort}
      labelHidden={labelHidden}
      options={choices}
      value={state.sort ?? defaultSort(state.query)}
      onValueChange={sort => change({ sort })}
      // On the smallest windows its words are cut rather than the window's edge crossed.
      className="min-w-0 shrink!"
    />
  )
}
