import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/ClockCounterClockwise'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session/session.ts'
import { IconOption, OptionGroup } from '../../../ui/fields/option-list.tsx'
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
        <IconOption
          key={search}
          icon={<ClockCounterClockwiseIcon />}
          onChoose={() => onSearch(search)}
        >
          {search}
        </IconOption>
      ))}
      {!text && (
        <IconOption icon={<TrashIcon />} onChoose={clearRecentSearches}>
          <span className="font-normal text-ink2">{messages.clear}</span>
        </IconOption>
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
