import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/ClockCounterClockwise'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session/session.ts'
import { Option, OptionGroup, OptionIcon } from '../../../ui/fields/option-list.tsx'
import { messages } from './messages.ts'
import { clearRecentSearches, recentSearchesQuery } from './recent-searches-query.ts'

const mostAtFirst = 6
const mostForText = 2

type Props = { text: string; onSearch: (query: string) => void }

/** The latest searches; once something is typed, those that start with it. */
export function RecentSearches({ text, onSearch }: Props) {
  const searches = useRecentSearches(text)
  if (searches.length === 0) return null
  return (
    <OptionGroup title={messages.title}>
      {searches.map(search => (
        <Option key={search} onChoose={() => onSearch(search)}>
          <OptionIcon>
            <ClockCounterClockwiseIcon aria-hidden weight="bold" />
          </OptionIcon>
          <span className="min-w-0 grow truncate font-semibold">{search}</span>
        </Option>
      ))}
      {!text && (
        <Option onChoose={clearRecentSearches}>
          <OptionIcon>
            <TrashIcon aria-hidden weight="bold" />
          </OptionIcon>
          <span className="text-ink2">{messages.clear}</span>
        </Option>
      )}
    </OptionGroup>
  )
}

export function useRecentSearches(text: string): string[] {
  const { user } = useSession()
  const { data: searches = [] } = useQuery(recentSearchesQuery(user))
  const typed = text.toLowerCase()
  return searches
    .filter(search => search.toLowerCase() !== typed && search.toLowerCase().startsWith(typed))
    .slice(0, text ? mostForText : mostAtFirst)
}
