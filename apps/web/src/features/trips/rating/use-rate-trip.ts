import type { Feedback, Trip } from '@aisleway/core/trips/contract'
import { act } from '../../../api/outbox/act.ts'
import { useSession } from '../../../api/session/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { reloadTrips } from '../trip-queries.ts'
import { messages } from './messages.ts'
import { ratingKind } from './rating-kind.ts'

type Options = {
  failed: (error: unknown) => { title: string; message: string }
  onDone?: () => void
}

/** Stores or replaces the user's rating of a trip, and then refetches the trips. */
export function useRateTrip(trip: Trip, { failed, onDone }: Options) {
  const userId = useSession().user?.id ?? ''
  const { run, isPending } = useListAction({
    name: `rate ${trip.id}`,
    send: (given: Feedback, id) =>
      act(ratingKind, {
        userId,
        group: trip.id,
        id,
        input: { ...given, listName: trip.listName },
      }),
    onDone: async () => {
      await reloadTrips()
      toast.show(messages.thanks)
      onDone?.()
    },
    failed,
  })
  return { rate: run, isPending }
}
