import type { Trip } from '@aisleway/core/trips/contract'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useStillOpen } from '../../../ui/scheduling/use-still-open.ts'
import { dateText } from '../../../ui/text/date-text.ts'
import { messages as tripMessages } from '../messages.ts'
import { messages } from './messages.ts'
import { RatingForm } from './rating-form.tsx'
import { useRateTrip } from './use-rate-trip.ts'

type Props = { trip: Trip; open: boolean; onOpenChange: (open: boolean) => void }

/** Opens, takes stars, submits and closes (spec 2 §4). */
export function RatingDialog({ trip, open, onOpenChange }: Props) {
  const close = () => onOpenChange(false)
  const isStillOpen = useStillOpen(open)
  const { rate, isPending } = useRateTrip(trip, {
    failed: () => messages.notSubmitted,
    onDone: () => isStillOpen() && close(),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.howWasIt}
      description={tripMessages.tripOf(trip.listName, dateText(trip.completedAt))}
    >
      <RatingForm
        given={trip.feedback}
        isBusy={isPending}
        onSubmit={rate}
        cancel={
          <Button variant="sunken" onClick={close}>
            {messages.cancel}
          </Button>
        }
      />
    </Dialog>
  )
}
