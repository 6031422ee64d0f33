import { nameWithoutSize } from '@aisleway/core/catalogue/product'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { hasCode } from '../../../api/client/refusal.ts'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import type { ProductAction } from '../product/product-details.tsx'
import { storeLanguage } from '../written-language.ts'
import { messages } from './messages.ts'
import { productQuery } from './product-query.ts'
import { ProductSections } from './product-sections.tsx'
import { ProductSummary } from './product-summary.tsx'
import { ShareProduct } from './share-product.tsx'

type Props = { action: ProductAction; corner: ProductAction }

/** A product at its own URL, open to everybody. */
export function ProductScreen({ action, corner }: Props) {
  const { id = '' } = useParams({ strict: false })
  const { data, isPending, error, refetch } = useQuery(productQuery(id))
  const product = data?.product
  const name = product && nameWithoutSize(product)
  usePageTitle(messages.pageTitle(name ?? messages.title))
  if (!product) {
    return (
      <main id="content" className="page gutter py-6">
        <h1 className="sr-only">{messages.title}</h1>
        {isPending ? (
          <div className="grid min-h-[60dvh] place-items-center text-4xl">
            <Spinner label={messages.loading} />
          </div>
        ) : hasCode(error, 'PRODUCT_NOT_FOUND') ? (
          <UnknownProduct />
        ) : (
          <LoadFailed title={messages.loadFailed} onRetry={refetch} />
        )}
      </main>
    )
  }
  return (
    <main
      // Without its own key, the panels would grow out of the spinner's box, which counts as a layout shift.
      key="product"
      id="content"
      className="page gutter grid items-start gap-5 py-5 lg:grid-cols-[minmax(22rem,2fr)_3fr]"
    >
      <div className="rounded-panel bg-surface p-5 sm:p-6 lg:sticky lg:top-[calc(var(--top-bar)+1.25rem)]">
        <ProductSummary
          product={product}
          action={action(product)}
          corner={corner(product)}
          heading={
            <h1 lang={storeLanguage} className="display text-title-sm">
              {name}
            </h1>
          }
          links={<ShareProduct product={product} />}
        />
      </div>
      <div className="rounded-panel bg-surface px-5 sm:px-6">
        <ProductSections product={product} />
      </div>
    </main>
  )
}

function UnknownProduct() {
  return (
    <EmptyState
      title={messages.unknown}
      picture={<MagnifyingGlassIcon />}
      actions={
        <>
          <Link to="/browse" className={buttonClass()}>
            {messages.browse}
          </Link>
          <Link to="/" className={buttonClass({ variant: 'outline' })}>
            {messages.backToHome}
          </Link>
        </>
      }
    >
      {messages.unknownText}
    </EmptyState>
  )
}
