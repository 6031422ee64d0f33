import { tickedAfter } from '@aisleway/core/trips/late-changes'
import { CheckCircleIcon } from '@phosphor-icons/react/CheckCircle'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { tripFigures } from '../trip/trip-view.ts'
import { messages } from './messages.ts'
import { useCompletion } from './use-completion.ts'

/** Shown when somebody else, or another device, has ended the trip (answer 22). */
export function TripFinished({ userId, list }: { userId: string; list: ListOnDevice }) {
  const { who, tripId } = useCompletion(userId, list.head)
  const { checkedItemsCount, itemsCount } = tripFigures(list.items)
  const tooLate = tickedAfter(list.items, list.state, list.head.lastShoppedAt)
  const own = tooLate.filter(({ checkedBy }) => checkedBy === userId)
  return (
    <main id="content" className="grid min-h-dvh place-items-center">
      <EmptyState
        title={who ? messages.finishedBy(who) : messages.finished}
        isPage
        picture={<CheckCircleIcon />}
        actions={
          <>
            <Link to="/my-lists" className={buttonClass({ variant: tripId ? 'sunken' : 'leaf' })}>
              {messages.toLists}
            </Link>
            {tripId && (
              <Link
                to="/post-trip-summary/$tripId"
                params={{ tripId }}
                replace
                className={buttonClass()}
              >
                {messages.seeSummary}
              </Link>
            )}
          </>
        }
      >
        <strong className="block font-bold text-ink">{list.head.name}</strong>
        {messages.finishedText(checkedItemsCount - tooLate.length, itemsCount)}
        {own.length > 0 && (
          <span className="mt-2 block">
            {messages.checkedTooLate(
              own.map(({ name }) => name),
              who,
            )}
          </span>
        )}
      </EmptyState>
    </main>
  )
}
