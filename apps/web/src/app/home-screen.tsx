import { ClockIcon } from '@phosphor-icons/react/Clock'
import { MapPinIcon } from '@phosphor-icons/react/MapPin'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { type StoreConfig, storeConfigQuery } from '../api/store-config.ts'
import { WaitlistBanner } from '../features/waitlist/waitlist-banner.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { WhenNear } from '../ui/when-near.tsx'
import { BrowseCard } from './browse-card.tsx'
import { GenerateCard } from './generate-card.tsx'
import { messages } from './messages.ts'
import { OnSalePlace } from './on-sale-place.tsx'

// Below the first screen of a phone: fetched when one scrolls towards it.
const OnSaleRow = lazy(() => import('./on-sale-row.tsx'))

/** Home (spec 1 §2): the store, the ways in, and what is on sale. */
export function HomeScreen() {
  const { data: config } = useQuery(storeConfigQuery)
  usePageTitle(messages.homeTitle(config?.store.name))
  return (
    <>
      <WaitlistBanner />
      <main id="content" className="page gutter flex flex-col gap-8 py-5 browse:py-6">
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-[minmax(22rem,5fr)_6fr_6fr]">
          <div className="flex flex-col justify-between gap-5 sm:max-xl:col-span-2 sm:max-xl:flex-row sm:max-xl:items-end">
            <h1 className="display text-welcome">{messages.welcome(config?.store.name ?? '')}</h1>
            {config && <StoreCard store={config.store} />}
          </div>
          {config && <GenerateCard />}
          {config && <BrowseCard config={config} />}
        </div>
        {config && config.home.onSale.length > 0 && (
          <WhenNear place={<OnSalePlace />}>
            <Suspense fallback={<OnSalePlace />}>
              <OnSaleRow home={config.home} />
            </Suspense>
          </WhenNear>
        )}
      </main>
    </>
  )
}

function StoreCard({ store }: { store: StoreConfig['store'] }) {
  return (
    <section
      aria-label={store.name}
      className="flex shrink-0 flex-col gap-4 rounded-panel bg-surface p-5"
    >
      <Fact icon={<MapPinIcon weight="fill" />} title={store.name} lines={store.addressLines} />
      <Fact
        icon={<ClockIcon weight="fill" />}
        title={store.hours}
        lines={[messages.openEveryDay]}
      />
    </section>
  )
}

type FactProps = { icon: ReactNode; title: string; lines: readonly string[] }

function Fact({ icon, title, lines }: FactProps) {
  return (
    <div className="flex items-center gap-3.5">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-tint text-xl text-on-tint"
      >
        {icon}
      </span>
      <div>
        <p className="font-bold text-row">{title}</p>
        {lines.map(line => (
          <p key={line} className="text-ink2">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}
