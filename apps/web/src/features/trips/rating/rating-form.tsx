import type { Feedback } from '@aisleway/core/trips/contract'
import { maxComment } from '@aisleway/core/trips/trip'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { messages } from './messages.ts'
import { StarRating } from './star-rating.tsx'

type Props = {
  given: Feedback | null
  isBusy: boolean
  onSubmit: (feedback: Feedback) => void
  /** Shown before the submit button. */
  cancel?: ReactNode
}

/** Takes one to five stars and an optional comment, prefilled with an earlier rating. */
export function RatingForm({ given, isBusy, onSubmit, cancel }: Props) {
  const [rating, setRating] = useState(given?.rating)
  const [comment, setComment] = useState(given?.comment ?? '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (rating === undefined) toast.error({ ...messages.missing, key: 'rating' })
    else onSubmit({ rating, comment: comment.trim() })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <StarRating value={rating} onValueChange={setRating} />
      <TextArea
        label={messages.comment}
        placeholder={messages.commentPlaceholder}
        rows={3}
        maxLength={maxComment}
        value={comment}
        onChange={event => setComment(event.target.value)}
      />
      <div className="actions">
        {cancel}
        <Button type="submit" busy={isBusy} busyLabel={messages.submitting}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}
