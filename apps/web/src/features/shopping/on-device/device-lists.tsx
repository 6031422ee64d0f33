import { matchesSearch } from '@aisleway/core/text/matches-search'
import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { listColumns } from '../../lists/my-lists/list-cards-skeleton.tsx'
import { NoneFound } from '../../lists/my-lists/saved-lists.tsx'
import { useListView } from '../../lists/my-lists/use-list-view.ts'
import { DeviceListCard } from './device-list-card.tsx'
import { messages } from './messages.ts'
import { useListsOnDevice } from './use-lists-on-device.ts'

type Props = {
  userId: string
  /** Shown if there are none, where the server may still have some. */
  whenNone: ReactNode
}

/** My Lists while the server does not answer; a search finds the lists of this device. */
export function DeviceLists({ userId, whenNone }: Props) {
  const lists = useListsOnDevice(userId)
  const { search } = useListView().view
  const found = lists.filter(({ head, items }) =>
    matchesSearch([head.name, ...items.map(({ name }) => name)], search),
  )
  if (found.length === 0 && whenNone !== undefined) return whenNone
  if (lists.length === 0) {
    return (
      <EmptyState title={messages.none} picture={<ListChecksIcon />}>
        {messages.noneText}
      </EmptyState>
    )
  }
  if (found.length === 0) return <NoneFound />
  return (
    <section aria-labelledby="on-device">
      <h2 id="on-device" className="display mb-4 text-panel">
        {messages.title}
      </h2>
      <ul className={listColumns}>
        {found.map(list => (
          <li key={list.head.id} className="grid">
            <DeviceListCard userId={userId} list={list} search={search} />
          </li>
        ))}
      </ul>
    </section>
  )
}
