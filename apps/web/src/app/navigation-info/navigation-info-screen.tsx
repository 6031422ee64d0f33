import { MapTrifoldIcon } from '@phosphor-icons/react/MapTrifold'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { storeConfigQuery } from '../../api/store-config.ts'
import { WaitlistButton } from '../../features/waitlist/waitlist-button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { messages } from './messages.ts'

/** Announces in-store navigation, and lets a shopper ask to be notified when it launches (answer 25). */
export default function NavigationInfoScreen() {
  const { data: config } = useQuery(storeConfigQuery)
  usePageTitle(messages.pageTitle)
  return (
    <main id="content" className="page gutter flex max-w-220! flex-col gap-8 py-8">
      <div className="flex flex-col items-start gap-4">
        <span
          aria-hidden
          className="grid size-18 place-items-center rounded-panel bg-tint text-[2rem] text-on-tint"
        >
          <MapTrifoldIcon />
        </span>
        <Badge>{messages.comingSoon}</Badge>
        <h1 className="display text-title-lg text-pretty!">{messages.title}</h1>
        <p className="min-h-13 max-w-[56ch] text-ink2 text-row leading-relaxed!">
          {config && messages.intro(config.store.name)}
        </p>
      </div>
      <ol className="grid gap-5 sm:grid-cols-3">
        {messages.steps.map(({ title, text }, index) => (
          <li key={title} className="rounded-panel bg-surface p-5 sm:p-6">
            <span
              aria-hidden
              className="display grid size-10 place-items-center rounded-full bg-lime text-card text-on-citrus"
            >
              {index + 1}
            </span>
            <h2 className="display mt-4 text-card">{title}</h2>
            <p className="mt-2 text-ink2">{text}</p>
          </li>
        ))}
      </ol>
      <div className="flex flex-col items-start gap-4 rounded-panel bg-tint p-5 text-on-tint sm:p-6">
        <p className="font-semibold text-row">{messages.promise}</p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
          <WaitlistButton />
          <Link to="/" className={buttonClass({ variant: 'outline', size: 'compact' })}>
            {messages.toHome}
          </Link>
        </div>
      </div>
    </main>
  )
}
