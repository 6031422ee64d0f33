import type { CookbookAddress } from '@aisleway/core/meals/cookbook/cookbook-address'
import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { CookingPotIcon } from '@phosphor-icons/react/CookingPot'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { hasCode } from '../../api/client/refusal.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { backLinkClass } from '../../ui/page/back-link-class.ts'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { Callout } from './callout.tsx'
import { MealDetail } from './detail/meal-detail.tsx'
import { MealDetailSkeleton } from './detail/meal-detail-skeleton.tsx'
import { MealActions } from './meal-actions.tsx'
import { mealQuery } from './meal-queries.ts'
import { messages } from './messages.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page of the cookbook from which a meal was opened. */
    cookbook?: CookbookAddress
  }
}

/** One meal by its URL (spec 1 §2): today's from the cookbook, or as saved by a favorite. */
export function MealScreen() {
  const { slug = '' } = useParams({ strict: false })
  const cookbook = useLocation({ select: ({ state }) => state.cookbook })
  const { data, isPending, error, refetch } = useQuery(mealQuery(slug))
  usePageTitle(messages.pageTitle(data?.meal.name ?? messages.title))
  return (
    <main id="content" className="page gutter flex flex-col gap-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 print:hidden">
        <Link
          {...(cookbook ? { to: '/cookbook', search: cookbook } : { to: '/meals' })}
          activeOptions={{ exact: true }}
          className={backLinkClass}
        >
          <ArrowLeftIcon />
          {cookbook ? messages.cookbook : messages.exploreMeals}
        </Link>
        <Link to="/" className={`${backLinkClass} -mr-2`}>
          {messages.backToHome}
        </Link>
      </div>
      {data ? (
        <>
          {data.isKept && <Callout title={messages.keptCopy}>{messages.keptCopyText}</Callout>}
          <MealDetail key={slug} meal={data.meal} diet={null} />
          {data.meal.recipe && !data.isKept && <MealActions meal={data.meal} />}
        </>
      ) : isPending ? (
        <MealDetailSkeleton />
      ) : (
        <NoMeal isUnknown={hasCode(error, 'NOT_FOUND')} onRetry={() => refetch()} />
      )}
    </main>
  )
}

function NoMeal({ isUnknown, onRetry }: { isUnknown: boolean; onRetry: () => void }) {
  return isUnknown ? (
    <EmptyState
      title={messages.mealNotFound}
      isPage
      picture={<CookingPotIcon />}
      actions={
        <Link to="/meals" activeOptions={{ exact: true }} className={buttonClass()}>
          {messages.exploreMeals}
        </Link>
      }
    >
      {messages.mealNotFoundText}
    </EmptyState>
  ) : (
    <LoadFailed title={messages.mealFailed} isPage onRetry={onRetry} />
  )
}
