import { ArrowRightIcon } from '@phosphor-icons/react/ArrowRight'
import { CalendarDotsIcon } from '@phosphor-icons/react/CalendarDots'
import { Link } from '@tanstack/react-router'
import { messages } from './plan-messages.ts'

/** Links to the plan; the home page reserves its space until it is loaded. */
export default function PlanCard() {
  return (
    <Link
      to="/plan"
      className="group flex min-h-25 items-center gap-4 large-text:flex-wrap rounded-panel bg-surface px-5 py-3 sm:min-h-18 sm:px-6"
    >
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-control bg-tint text-2xl text-on-tint"
      >
        <CalendarDotsIcon />
      </span>
      <span className="min-w-0 grow leading-snug large-text:order-last large-text:basis-full">
        <span className="display block text-card">{messages.title}</span>{' '}
        <span className="mt-1 line-clamp-2 block text-ink2 sm:line-clamp-1">{messages.text}</span>
      </span>
      <ArrowRightIcon className="shrink-0 text-xl transition-transform duration-160 group-hover:translate-x-1" />
    </Link>
  )
}
