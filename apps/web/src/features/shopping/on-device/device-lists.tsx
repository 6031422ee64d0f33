import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { listColumns } from '../../lists/my-lists/list-cards-skeleton.tsx'
import { DeviceListCard } from './device-list-card.tsx'
import { messages } from './messages.ts'
import { useListsOnDevice } from './use-lists-on-device.ts'

/** My Lists while offline. */
export function DeviceLists({ userId }: { userId: string }) {
  const lists = useListsOnDevice(userId)
  if (lists.length === 0) {
    return (
      <EmptyState title={messages.none} picture={<ListChecksIcon />}>
        {messages.noneText}
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="on-device">
      <h2 id="on-device" className="display mb-4 text-panel">
        {messages.title}
      </h2>
      <ul className={listColumns}>
        {lists.map(list => (
          <li key={list.head.id} className="grid">
            <DeviceListCard userId={userId} list={list} />
          </li>
        ))}
      </ul>
    </section>
  )
}
