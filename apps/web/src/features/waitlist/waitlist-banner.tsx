import { MapTrifoldIcon } from '@phosphor-icons/react/MapTrifold'
import { Link } from '@tanstack/react-router'
import { messages } from './messages.ts'
import { WaitlistButton } from './waitlist-button.tsx'

/** The strip above the home page that announces in-store navigation (spec 1 §2). */
export function WaitlistBanner() {
  return (
    <section aria-label={messages.label} className="bg-tint text-on-tint">
      <div className="page gutter flex items-center gap-x-4 gap-y-2 py-1.5 narrow:flex-wrap narrow:py-3">
        <MapTrifoldIcon className="shrink-0 text-2xl" />
        <Link
          to="/navigation-info"
          className="flex min-h-11 min-w-0 flex-1 items-center font-semibold underline underline-offset-4"
        >
          {messages.coming}
        </Link>
        <WaitlistButton className="narrow:w-full" />
      </div>
    </section>
  )
}
