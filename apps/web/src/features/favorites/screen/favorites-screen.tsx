import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { HeartIcon } from '@phosphor-icons/react/Heart'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { backLinkClass } from '../../../ui/page/back-link-class.ts'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { productColumns } from '../../catalogue/product/product-columns.ts'
import type { ProductAction } from '../../catalogue/product/product-details.tsx'
import { ProductGridSkeleton } from '../../catalogue/product/product-grid-skeleton.tsx'
import { useFavorites } from '../use-favorites.ts'
import { FavoriteTabs } from './favorite-tabs.tsx'
import { messages } from './screen-messages.ts'

/** My Favorites (spec 1 §2). */
export function FavoritesScreen({ action }: { action: ProductAction }) {
  usePageTitle(messages.pageTitle)
  return (
    <main id="content" className="page gutter flex flex-col gap-5 py-5 browse:py-6">
      <div>
        <h1 className="display text-title">{messages.title}</h1>
        <p className="mt-2 text-ink2 text-row">{messages.subtitle}</p>
      </div>
      <Favorites action={action} />
      <Link to="/" className={backLinkClass}>
        <ArrowLeftIcon />
        {messages.backToHome}
      </Link>
    </main>
  )
}

function Favorites({ action }: { action: ProductAction }) {
  const { list, isLoading, isError, retry } = useFavorites()
  if (isLoading) {
    return (
      <>
        <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
        <Skeleton className="mb-4 h-13.5 w-62 animate-pulse max-sm:w-full" />
        <ProductGridSkeleton count={4} className={productColumns} />
      </>
    )
  }
  if (list.length > 0) return <FavoriteTabs favorites={list} action={action} />
  if (isError) return <LoadFailed title={messages.loadFailed} onRetry={retry} />
  return (
    <EmptyState
      title={messages.empty}
      picture={<HeartIcon />}
      actions={
        <>
          <Link to="/browse" className={buttonClass()}>
            {messages.browseProducts}
          </Link>
          <Link to="/meals" className={buttonClass({ variant: 'tint' })}>
            {messages.exploreMeals}
          </Link>
        </>
      }
    >
      {messages.emptyText}
    </EmptyState>
  )
}
