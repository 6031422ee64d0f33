import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { CountBadge } from '../../../ui/count-badge.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { useListCount } from '../use-list-count.ts'
import { ListSearch } from './list-search.tsx'
import { messages } from './messages.ts'
import { SavedLists } from './saved-lists.tsx'

/** My Lists (spec 2 §2); what was completed comes from the trips. */
export function MyListsScreen({ completed }: { completed: ReactNode }) {
  usePageTitle(messages.pageTitle)
  const { user } = useSession()
  const { tab }: { tab?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const count = useListCount()
  const shown = tab === 'completed' ? 'completed' : 'saved'
  if (!user) return null
  return (
    <main id="content" className="page gutter py-5 print:hidden browse:py-6">
      <Link
        to="/profile"
        className="mb-1 inline-flex min-h-11 items-center gap-2 font-bold text-leaf underline-offset-4 hover:underline"
      >
        <ArrowLeftIcon aria-hidden weight="bold" />
        {messages.backToProfile}
      </Link>
      <Tabs
        look="segmented"
        value={shown}
        onValueChange={value =>
          navigate({
            to: '/my-lists',
            search: value === 'completed' ? { tab: value } : {},
            replace: true,
            resetScroll: false,
          })
        }
      >
        <div className="mb-5 flex flex-wrap items-center gap-x-9 gap-y-4">
          <h1 className="display text-title-lg">{messages.title}</h1>
          <TabList
            aria-label={messages.tabs}
            className="max-sm:grid max-sm:w-full max-sm:grid-cols-2"
          >
            <Tab value="saved" className="max-sm:px-2">
              {messages.savedLists}
              {count > 0 && <CountBadge count={count} tone="quiet" />}
            </Tab>
            <Tab value="completed" className="max-sm:px-2">
              {messages.completedLists}
            </Tab>
          </TabList>
          {shown === 'saved' && <ListSearch />}
        </div>
        <TabPanel value="saved">
          <SavedLists userId={user.id} />
        </TabPanel>
        <TabPanel value="completed">{completed}</TabPanel>
      </Tabs>
    </main>
  )
}
