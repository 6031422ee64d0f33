import type { Feedback, Trip } from '@aisleway/core/trips/contract'
import { api } from '../../../api/client/client.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { reloadTrips } from '../trip-queries.ts'
import { messages } from './messages.ts'

type Options = {
  failed: (error: unknown) => { title: string; message: string }
  onDone?: () => void
}

/** Stores the user's rating of a trip, or replaces it, and then fetches the trips again. */
export function useRateTrip(trip: Trip, { failed, onDone }: Options) {
  const { run, isPending } = useListAction({
    name: 'rate-trip',
    send: ({ rating, comment }: Feedback) => api.trips.rate({ tripId: trip.id, rating, comment }),
    onDone: async () => {
      await reloadTrips()
      toast.show(messages.thanks)
      onDone?.()
    },
    failed,
  })
  return { rate: run, isPending }
}
