import type { Trip } from '@aisleway/core/trips/contract'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { dateText } from '../../../ui/text/date-text.ts'
import { GivenStars } from './given-stars.tsx'
import { messages } from './messages.ts'
import { RatingDialog } from './rating-dialog.tsx'

/** Rate This Trip; after rating, the stars and a button to change them (answer 22b). */
export function RateTripButton({ trip }: { trip: Trip }) {
  const [isOpen, setOpen] = useState(false)
  const { feedback, listName } = trip
  const date = dateText(trip.completedAt)
  return (
    <>
      {feedback && <GivenStars rating={feedback.rating} />}
      <Button
        variant={feedback ? 'ghost' : 'tint'}
        aria-label={
          feedback
            ? messages.changeRatingNamed(listName, date)
            : messages.rateTripNamed(listName, date)
        }
        onClick={() => setOpen(true)}
        className={feedback ? 'px-2!' : 'grow'}
      >
        {feedback ? messages.changeRating : messages.rateTrip}
      </Button>
      <RatingDialog trip={trip} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
