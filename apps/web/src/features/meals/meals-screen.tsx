import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { FoldedForm } from '../../ui/fields/folded-form.tsx'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { ChefAtWork } from './generation/chef-at-work.tsx'
import { DrawnMeals } from './generation/drawn-meals.tsx'
import { InitialPrompt } from './generation/initial-prompt.tsx'
import { MealForm } from './generation/meal-form.tsx'
import { newSeed } from './generation/new-seed.ts'
import { useMealsState } from './generation/use-meals-state.ts'
import { wishText } from './generation/wish-text.ts'
import { type Draw, mealsQuery } from './meal-queries.ts'
import { messages } from './messages.ts'
import { staplesQuery } from './staples/use-staples.ts'

/** Meal Generation (spec 1 §2, §4). */
export function MealsScreen() {
  usePageTitle(messages.pageTitle(messages.title))
  const { state, show } = useMealsState()
  const { wish, seed, index } = state
  const queryClient = useQueryClient()
  // Known by the time that there are meals to price: nobody waits for it then.
  useQuery(staplesQuery)
  // On a narrow window the form folds away once there are meals.
  const [isFormOpen, setFormOpen] = useState(false)

  // Runs beside the address, which changes only when there is something to show.
  const generation = useMutation({
    mutationFn: (draw: Draw) => queryClient.fetchQuery(mealsQuery(draw)),
    networkMode: 'always',
  })
  const generate = (wanted: Draw['wish']) => {
    setFormOpen(false)
    generation.mutate(
      { wish: wanted, seed: newSeed() },
      { onError: () => toast.error({ ...messages.failed, key: 'meals' }) },
    )
  }
  const endGeneration = () => {
    const { data, variables } = generation
    generation.reset()
    if (!data || !variables) return
    show({ ...variables, index: null })
    toast.show(
      data.total > 0
        ? { ...messages.found(data.total), key: 'meals', brief: true }
        : { ...messages.noneFound, tone: 'error', key: 'meals' },
    )
  }

  const draw = wish && seed !== null ? { wish, seed } : null
  const shownWish = generation.variables?.wish ?? wish
  const isFolded = (draw !== null || !generation.isIdle) && !isFormOpen
  return (
    <main
      id="content"
      className="page gutter grid items-start gap-5 py-4 print:block lg:grid-cols-[21.25rem_minmax(0,1fr)] lg:gap-7 browse:py-6"
    >
      {isFolded && shownWish && (
        <FoldedForm
          label={messages.formTitle}
          title={messages.mealTypes[shownWish.mealType]}
          text={wishText(shownWish)}
          changeLabel={messages.change}
          onChange={() => setFormOpen(true)}
          className="lg:hidden print:hidden"
        />
      )}
      <MealForm
        // A form that was filled in and then left by the back button shows what it then held.
        key={JSON.stringify(wish)}
        wish={shownWish}
        isBusy={!generation.isIdle}
        onGenerate={generate}
        className={classNames('print:hidden lg:sticky lg:top-22', isFolded && 'max-lg:hidden')}
      />
      {!generation.isIdle && shownWish ? (
        <ChefAtWork
          key={generation.submittedAt}
          wish={shownWish}
          status={generation.status}
          onEnd={endGeneration}
        />
      ) : draw ? (
        <DrawnMeals draw={draw} index={index} onShow={show} />
      ) : (
        <InitialPrompt />
      )}
    </main>
  )
}
