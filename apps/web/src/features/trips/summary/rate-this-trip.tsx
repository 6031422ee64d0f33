import type { Trip } from '@aisleway/core/trips/contract'
import { isRefusal } from '../../../api/client/refusal.ts'
import { messages } from '../rating/messages.ts'
import { RatingForm } from '../rating/rating-form.tsx'
import { useRateTrip } from '../rating/use-rate-trip.ts'

export function RateThisTrip({ trip }: { trip: Trip }) {
  const { rate, isPending } = useRateTrip(trip, {
    failed: error => ({
      title: messages.wentWrong,
      message: (isRefusal(error) && error.message) || messages.tryAgainLater,
    }),
  })
  return (
    <section aria-labelledby="rating" className="rounded-panel bg-surface p-5 sm:p-6">
      <h2 id="rating" className="display text-card">
        {messages.howWasIt}
      </h2>
      <p className="mt-2 mb-3 text-ink2">
        {trip.feedback ? messages.canBeChanged : messages.inOneTap}
      </p>
      <RatingForm given={trip.feedback} isBusy={isPending} onSubmit={rate} />
    </section>
  )
}
