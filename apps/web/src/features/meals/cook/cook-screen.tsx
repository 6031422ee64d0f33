import { WarningCircleIcon } from '@phosphor-icons/react/WarningCircle'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasCode } from '../../../api/client/refusal.ts'
import { type ButtonLook, buttonClass } from '../../../ui/controls/button-class.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { mealQuery } from '../meal-queries.ts'
import { messages as mealMessages } from '../messages.ts'
import { isCount } from '../use-meal-basket.ts'
import { CookSteps, type PlannedMeal } from './cook-steps.tsx'

/** Cooking a meal, full screen. The URL holds the step and the servings. */
export function CookScreen({ planned }: { planned: PlannedMeal | undefined }) {
  const { slug = '' } = useParams({ strict: false })
  const { step, servings } = useSearch({ strict: false }) as { step?: unknown; servings?: unknown }
  const navigate = useNavigate()
  const router = useRouter()
  const { data, isPending, error, refetch } = useQuery(mealQuery(slug))

  if (isPending) {
    return (
      <main className="grid min-h-dvh place-items-center text-4xl">
        <Spinner label={mealMessages.loading} />
      </main>
    )
  }
  if (!data && !hasCode(error, 'NOT_FOUND')) {
    return (
      <Failure>
        <LoadFailed title={mealMessages.mealFailed} isPage onRetry={refetch} />
        <ToRecipe slug={slug} variant="ghost" />
      </Failure>
    )
  }
  if (!data || data.meal.steps.length === 0) {
    return (
      <Failure>
        <EmptyState
          title={data ? mealMessages.noSteps : mealMessages.mealNotFound}
          isPage
          picture={<WarningCircleIcon />}
          actions={data ? <ToRecipe slug={slug} /> : <ToMeals />}
        />
      </Failure>
    )
  }
  const { meal } = data
  return (
    <CookSteps
      meal={meal}
      planned={planned}
      servings={isCount(servings) ? Number(servings) : meal.servings}
      index={isCount(step) ? Math.min(Number(step), meal.steps.length) - 1 : 0}
      onTurn={index =>
        navigate({
          to: '.',
          search: (address: object) => ({ ...address, step: String(index + 1) }),
          replace: true,
          resetScroll: false,
        })
      }
      onClose={() => {
        if (router.history.canGoBack()) router.history.back()
        else navigate({ to: '/meals/$slug', params: { slug } })
      }}
    />
  )
}

function Failure({ children }: { children: ReactNode }) {
  return (
    <main id="content" className="flex min-h-dvh flex-col items-center justify-center gap-2">
      {children}
    </main>
  )
}

function ToMeals() {
  return (
    <Link to="/meals" activeOptions={{ exact: true }} className={buttonClass()}>
      {mealMessages.exploreMeals}
    </Link>
  )
}

function ToRecipe({ slug, variant }: { slug: string } & Pick<ButtonLook, 'variant'>) {
  return (
    <Link
      to="/meals/$slug"
      params={{ slug }}
      activeOptions={{ exact: true }}
      className={buttonClass({ variant })}
    >
      {mealMessages.viewRecipe}
    </Link>
  )
}
