import { roundedDown } from '@aisleway/core/catalogue/product-count'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type StoreConfig, storeConfigQuery } from '../../api/store-config.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { locale } from '../../ui/text/locale.ts'
import { AboutPart, PlainList } from './about-part.tsx'
import { messages } from './messages.ts'

/** What Aisleway is, whose prices it shows, and what it stores about its shoppers (answer 25). */
export default function AboutScreen() {
  const { data: config } = useQuery(storeConfigQuery)
  usePageTitle(messages.pageTitle)
  return (
    <main id="content" className="page gutter flex max-w-220! flex-col gap-5 py-8">
      <h1 className="display text-title-lg">{messages.title}</h1>
      {config ? (
        <p className="mb-3 max-w-[62ch] text-ink2 text-row leading-relaxed!">
          {messages.intro(config.store.name)}
        </p>
      ) : (
        <Skeleton className="mb-3 h-20" />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <AboutPart title={messages.whatTitle} wide>
          <PlainList lines={messages.what} />
        </AboutPart>
        <AboutPart title={messages.independentTitle}>
          <p>{messages.independent}</p>
        </AboutPart>
        <AboutPart title={messages.pricesTitle}>{config && <Prices config={config} />}</AboutPart>
        <AboutPart title={messages.privacyTitle} wide>
          <PlainList lines={messages.privacy} />
        </AboutPart>
        <AboutPart title={messages.comingTitle}>
          <p>{messages.coming}</p>
          <Link to="/navigation-info" className={linkClass}>
            {messages.comingLink}
          </Link>
        </AboutPart>
        <AboutPart title={messages.licensesTitle}>
          <p>{messages.licenses}</p>
          <Link to="/licenses" className={linkClass}>
            {messages.licensesLink}
          </Link>
        </AboutPart>
      </div>
    </main>
  )
}

function Prices({ config }: { config: StoreConfig }) {
  const { productCount, pricesUpdatedAt, store } = config
  return (
    <>
      <p>{messages.prices(roundedDown(productCount), store.name)}</p>
      {pricesUpdatedAt && (
        <p className="mt-2 font-semibold text-ink">
          <time dateTime={pricesUpdatedAt}>
            {messages.updated(momentFormat.format(new Date(pricesUpdatedAt)))}
          </time>
        </p>
      )}
    </>
  )
}

const momentFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })

const linkClass =
  'mt-1 -mb-2 inline-flex min-h-11 items-center font-bold text-leaf underline-offset-4 hover:underline'
