import type { MealsState } from '@aisleway/core/meals/generation/meals-address'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'
import { mealsQuery, type SeededPick } from '../meal-queries.ts'
import { messages } from '../messages.ts'
import { AllMeals } from './all-meals.tsx'
import { AllMealsSkeleton } from './all-meals-skeleton.tsx'
import { NoneFound } from './none-found.tsx'
import { ReshuffleButton } from './reshuffle-button.tsx'
import { useReshuffle } from './use-reshuffle.ts'

const SingleMeal = preloadedPart(() => import('../single-meal.tsx'))

type Props = {
  pick: SeededPick
  /** The meal shown; null shows all. */
  index: number | null
  onShow: (state: MealsState) => void
}

/** Shows the meals of one pick, all of them or one. */
export function PickedMeals({ pick, index, onShow }: Props) {
  const { data, isPending, refetch } = useQuery(mealsQuery(pick))
  const { shuffle, isShuffling } = useReshuffle({ pick, index, onShow })

  if (isPending) return <AllMealsSkeleton />
  if (!data || data.meals.length === 0) {
    const { failed } = messages
    return (
      <section>
        <h1 className="sr-only">{messages.title}</h1>
        {data ? (
          <NoneFound pick={pick} onShow={onShow} />
        ) : (
          <LoadFailed title={failed.title} onRetry={refetch}>
            {failed.message}
          </LoadFailed>
        )}
      </section>
    )
  }
  const { meals, total } = data
  const reshuffleButton = (
    <ReshuffleButton
      isBusy={isShuffling}
      isUseless={total <= 1}
      onShuffle={() => shuffle(meals.length, total)}
    />
  )
  const meal = index === null ? undefined : meals[index]
  return meal ? (
    <PartBoundary fallback={<AllMealsSkeleton />} lost={lost => <LostPart {...lost} />}>
      <SingleMeal
        meal={meal}
        diet={pick.criteria.diet}
        allMeals={{ ...pick, index: null }}
        action={reshuffleButton}
      />
    </PartBoundary>
  ) : (
    <AllMeals pick={pick} meals={meals} total={total} action={reshuffleButton} />
  )
}
