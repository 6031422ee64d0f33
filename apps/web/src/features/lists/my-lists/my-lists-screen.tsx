import type { ListCard } from '@aisleway/core/lists/contract'
import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { ListPlusIcon } from '@phosphor-icons/react/ListPlus'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx'
import { CountBadge } from '../../../ui/display/count-badge.tsx'
import { backLinkClass } from '../../../ui/page/back-link-class.ts'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { useOptimisticValue } from '../../../ui/scheduling/use-optimistic-value.ts'
import { useListCount } from '../use-list-count.ts'
import { ListSearch } from './list-search.tsx'
import { messages } from './messages.ts'
import { SavedLists } from './saved-lists.tsx'

type Props = {
  completed: ReactNode
  /** What sharing adds to a card; it calls `onGone` when the card unmounts. */
  sharing: (list: ListCard, onGone: () => void) => ReactNode
  /** The trips completed on this device but not yet sent, by list. */
  pendingTripIds: ReadonlyMap<string, string>
  /** The lists that can be shopped offline, or `whenNone` in place of a message that there are none. */
  onDevice: (userId: string, whenNone?: ReactNode) => ReactNode
  /** Shown above the lists, which wait until it is known. */
  left: { isPending: boolean; card: ReactNode }
}

/** My Lists (spec 2 §2); the trips provide the completed tab. */
export function MyListsScreen({ completed, sharing, pendingTripIds, onDevice, left }: Props) {
  usePageTitle(messages.pageTitle)
  const { user } = useSession()
  const { tab }: { tab?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const count = useListCount()
  const shown = tab === 'completed' ? 'completed' : 'saved'
  // The tab responds first, then the URL changes, then the new content renders in the one panel.
  const [chosen, choose] = useOptimisticValue<string>(shown)
  const built = useDeferredValue(shown)
  if (!user) return null
  return (
    <main id="content" className="page gutter py-5 browse:py-6">
      <div className="mb-1 flex flex-wrap justify-between gap-x-6">
        <Link to="/profile" className={backLinkClass}>
          <ArrowLeftIcon />
          {messages.backToProfile}
        </Link>
        <Link
          to="/grocery-list-generation"
          className="inline-flex min-h-11 items-center gap-2 font-bold text-leaf underline-offset-4 hover:underline"
        >
          <ListPlusIcon className="text-xl" />
          {messages.generateList}
        </Link>
      </div>
      <Tabs
        look="segmented"
        value={chosen}
        onValueChange={value =>
          choose(value, () =>
            navigate({
              to: '/my-lists',
              search: value === 'completed' ? { tab: value } : {},
              replace: true,
              resetScroll: false,
            }),
          )
        }
      >
        <div className="mb-5 flex flex-wrap items-center gap-x-9 gap-y-4">
          <h1 className="display text-title-lg">{messages.title}</h1>
          <TabList aria-label={messages.tabs} className="max-sm:w-full max-sm:*:basis-0">
            <Tab value="saved" className="max-sm:px-2">
              {messages.savedLists}
              {!!count && <CountBadge count={count} tone="quiet" />}
            </Tab>
            <Tab value="completed" className="max-sm:px-2">
              {messages.completedLists}
            </Tab>
          </TabList>
          {shown === 'saved' && <ListSearch />}
        </div>
        <TabPanel forceMount value={shown}>
          {built === 'saved' ? (
            <SavedLists
              userId={user.id}
              sharing={sharing}
              pendingTripIds={pendingTripIds}
              onDevice={onDevice}
              left={left}
            />
          ) : (
            completed
          )}
        </TabPanel>
      </Tabs>
    </main>
  )
}
