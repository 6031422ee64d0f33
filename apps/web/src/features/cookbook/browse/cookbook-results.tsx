import type { CookbookPage } from '@aisleway/core/meals/contract'
import type { CookbookAddress } from '@aisleway/core/meals/cookbook/cookbook-address'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { CookingPotIcon } from '@phosphor-icons/react/CookingPot'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { MealCard } from '../../meals/meal-card.tsx'
import { messages } from '../messages.ts'

type Props = {
  results: UseQueryResult<CookbookPage>
  /** Where a meal leads back to. */
  address: CookbookAddress
  /** Whether each meal says how much is to be bought for it. */
  tellsMissing: boolean
  /** Whether these are all the shopper's own recipes. */
  isOwn: boolean
  onClearAll: () => void
}

/** The meals on a page of the cookbook. */
export function CookbookResults({ results, address, tellsMissing, isOwn, onClearAll }: Props) {
  const { data, isError, isPlaceholderData, refetch } = results
  if (isError && !data) return <LoadFailed title={messages.failed} onRetry={refetch} />
  if (!data) return <ResultsSkeleton />
  if (data.meals.length === 0) {
    return isOwn ? (
      <EmptyState
        title={messages.noneOwn}
        picture={<CookingPotIcon />}
        actions={
          <Link to="/recipes/new" className={buttonClass()}>
            {messages.newRecipe}
          </Link>
        }
      >
        {messages.noneOwnText}
      </EmptyState>
    ) : (
      <EmptyState
        title={messages.none}
        picture={<CookingPotIcon />}
        actions={
          <Button variant="tint" onClick={onClearAll}>
            {messages.clearAll}
          </Button>
        }
      >
        {messages.noneText}
      </EmptyState>
    )
  }
  return (
    <ul
      aria-busy={isPlaceholderData}
      className={classNames(gridClass, 'transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      {data.meals.map(({ meal, missing }) => (
        <li key={meal.slug} className="row-span-5 grid grid-cols-1 grid-rows-subgrid">
          <MealCard
            meal={meal}
            note={
              <>
                {tellsMissing && <Missing count={missing} />}
                {meal.recipe && !meal.recipe.isMine && (
                  <p className="font-bold text-ink2 text-meta">{messages.by(meal.recipe.by)}</p>
                )}
              </>
            }
            link={
              <Link
                to="/meals/$slug"
                params={{ slug: meal.slug }}
                state={{ cookbook: address }}
                className={`${buttonClass({ variant: 'tint', size: 'compact' })} scale-none! w-full after:absolute after:inset-0`}
              >
                <span>
                  {messages.viewRecipe}
                  <VisuallyHidden> {messages.viewRecipeOf(meal.name)}</VisuallyHidden>
                </span>
              </Link>
            }
          />
        </li>
      ))}
    </ul>
  )
}

function Missing({ count }: { count: number }) {
  return (
    <p className="flex items-center gap-1.5 font-bold text-leaf text-meta">
      <BasketIcon className="text-lg" />
      {messages.missing(count)}
    </p>
  )
}

function ResultsSkeleton() {
  return (
    <div className={gridClass}>
      <p className="sr-only">
        <Spinner label={messages.loading} />
      </p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map(place => (
        <Skeleton key={place} className="h-96 rounded-card!" />
      ))}
    </div>
  )
}

const gridClass = 'grid gap-4 @min-[34rem]:grid-cols-2 @min-[52rem]:grid-cols-3'
