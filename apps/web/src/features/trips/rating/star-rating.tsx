import { ratings } from '@aisleway/core/trips/trip'
import { StarIcon } from '@phosphor-icons/react/Star'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { messages } from './messages.ts'

type Props = { value: number | undefined; onValueChange: (rating: number) => void }

/** Native radios support arrow keys and assistive technology. The stars up to the chosen one are filled. */
export function StarRating({ value, onValueChange }: Props) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3">
      <legend className="contents">
        <VisuallyHidden>{messages.rating}</VisuallyHidden>
      </legend>
      <span className="-ml-2 flex flex-wrap">
        {ratings.map(rating => (
          <label
            key={rating}
            className={classNames(
              'pressable relative grid size-12 place-items-center rounded-control text-[2.125rem] transition-colors duration-120 hover:text-leaf has-[~label:hover]:text-leaf',
              'has-focus-visible:outline-focus has-focus-visible:outline-ink has-focus-visible:-outline-offset-2',
              isUpTo(rating, value) ? 'text-leaf' : 'text-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              value={rating}
              aria-label={messages.stars(rating)}
              checked={rating === value}
              onChange={() => onValueChange(rating)}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <StarIcon weight={isUpTo(rating, value) ? 'fill' : 'bold'} />
          </label>
        ))}
      </span>
      {value !== undefined && (
        <span aria-hidden className="font-bold">
          {messages.starNames[value - 1]}
        </span>
      )}
    </fieldset>
  )
}

function isUpTo(rating: number, value: number | undefined): boolean {
  return value !== undefined && rating <= value
}
