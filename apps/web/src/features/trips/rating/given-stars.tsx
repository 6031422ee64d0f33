import { ratings } from '@aisleway/core/trips/trip'
import { StarIcon } from '@phosphor-icons/react/Star'
import { messages } from './messages.ts'

/** Shows a submitted rating. */
export function GivenStars({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={messages.rated(rating)}
      className="flex gap-0.5 text-[1.25rem] text-leaf"
    >
      {ratings.map(star => (
        <StarIcon
          key={star}
          weight={star <= rating ? 'fill' : 'bold'}
          className={star <= rating ? undefined : 'text-strong'}
        />
      ))}
    </span>
  )
}
