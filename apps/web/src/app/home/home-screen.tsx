import { homeCards } from '@aisleway/core/onboarding/home-cards'
import type { Preferences } from '@aisleway/core/onboarding/preferences'
import { ClockIcon } from '@phosphor-icons/react/Clock'
import { MapPinIcon } from '@phosphor-icons/react/MapPin'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { usePreferences } from '../../api/preferences.ts'
import { type StoreConfig, storeConfigQuery } from '../../api/store-config.ts'
import { WaitlistBanner } from '../../features/waitlist/waitlist-banner.tsx'
import { LostPart } from '../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { InView } from '../../ui/scheduling/in-view.tsx'
import { lazyPart } from '../../ui/scheduling/lazy-part.ts'
import { messages } from '../messages.ts'
import { UsualsPart } from '../usuals/usuals-part.tsx'
import { BrowseCard } from './browse-card.tsx'
import { Fact } from './fact.tsx'
import { GenerateCard } from './generate-card.tsx'
import { hoursText } from './hours/hours-text.ts'
import { OpenNow } from './hours/open-now.tsx'
import { OnSalePlace } from './on-sale-place.tsx'

// These are below the fold on a phone, so they are loaded when the shopper scrolls towards them.
const OnSaleRow = lazyPart(() => import('./on-sale-row.tsx'))
const PlanCard = lazyPart(() => import('./plan-card.tsx'))
// Shown to shoppers who have bought something.
const Usuals = lazyPart(() => import('../usuals/usuals.tsx'))
// Shown to shoppers who said when they shop, and to newcomers.
const NextShopFact = lazyPart(() => import('./next-shop-fact.tsx'))
const FirstTimeTour = lazyPart(() => import('../../features/tour/first-time-tour.tsx'))

/** Home (spec 1 §2): the store, the main entry points, and what is on sale. */
export function HomeScreen() {
  const { data: config, isError, refetch } = useQuery(storeConfigQuery)
  const { data: preferences } = usePreferences()
  const { fromOnboarding }: { fromOnboarding?: string } = useSearch({ strict: false })
  // The tour removes this from the URL, so its initial value is kept.
  const [isNewcomer] = useState(fromOnboarding === 'true')
  const cards = {
    meals: <GenerateCard key="meals" />,
    browse: config && <BrowseCard key="browse" config={config} />,
  }
  usePageTitle(messages.homeTitle(config?.store.name))
  return (
    <>
      <WaitlistBanner />
      <main id="content" className="page gutter flex flex-col gap-8 py-5 browse:py-6">
        <div className="grid gap-5 sm:grid-cols-[repeat(auto-fit,minmax(max(18rem,40%),1fr))] xl:grid-cols-[minmax(22rem,5fr)_6fr_6fr]">
          <div className="flex flex-col justify-between gap-5 sm:max-xl:col-span-full sm:max-xl:flex-row sm:max-xl:items-end">
            <h1
              className={`display flex-1 ${preferences?.shopsHere ? 'text-title-lg' : 'text-welcome'}`}
            >
              {messages.welcome(
                config?.store.name ?? (isError ? messages.appName : ''),
                preferences?.shopsHere ?? false,
              )}
            </h1>
            {config && <StoreCard store={config.store} preferences={preferences} />}
            {isError && !config && <LostPart error={null} retry={refetch} />}
          </div>
          {config && homeCards(preferences?.shoppingStyles).map(card => cards[card])}
        </div>
        <div className="min-h-25 sm:min-h-18">
          <InView margin={0} place={null}>
            <PartBoundary>
              <PlanCard />
            </PartBoundary>
          </InView>
        </div>
        <UsualsPart row={Usuals} />
        {config && config.home.onSale.length > 0 && (
          <InView place={<OnSalePlace />}>
            <PartBoundary fallback={<OnSalePlace />} lost={lost => <LostPart {...lost} />}>
              <OnSaleRow home={config.home} />
            </PartBoundary>
          </InView>
        )}
      </main>
      {isNewcomer && (
        <PartBoundary>
          <FirstTimeTour />
        </PartBoundary>
      )}
    </>
  )
}

type StoreCardProps = { store: StoreConfig['store']; preferences: Preferences | null | undefined }

function StoreCard({ store, preferences }: StoreCardProps) {
  const knowsWhen =
    preferences && preferences.shoppingDays.length + preferences.shoppingTimes.length > 0
  return (
    <section aria-label={store.name} className="flex flex-col gap-4 rounded-panel bg-surface p-5">
      <Fact icon={<MapPinIcon weight="fill" />} title={store.name}>
        {preferences?.shopsHere && (
          <p className="font-semibold text-on-tint">{messages.yourStore}</p>
        )}
        {store.addressLines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </Fact>
      <Fact icon={<ClockIcon weight="fill" />} title={hoursText(store)}>
        <p>{messages.openEveryDay}</p>
        <p>
          <OpenNow hours={store.hours} />
        </p>
      </Fact>
      {knowsWhen && (
        // Reserves the height of the fact.
        <div className="min-h-10.75">
          <PartBoundary>
            <NextShopFact preferences={preferences} hours={store.hours} />
          </PartBoundary>
        </div>
      )}
    </section>
  )
}
