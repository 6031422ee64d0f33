import { newSeed } from '@aisleway/core/seeded-random'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { FoldedForm } from '../../ui/fields/folded-form.tsx'
import { useFormKey } from '../../ui/fields/use-form-key.ts'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { ChefAtWork } from './generation/chef-at-work.tsx'
import { criteriaText } from './generation/criteria-text.ts'
import { InitialPrompt } from './generation/initial-prompt.tsx'
import { MealForm } from './generation/meal-form.tsx'
import { PickedMeals } from './generation/picked-meals.tsx'
import { useMealsState } from './generation/use-meals-state.ts'
import { mealsQuery, type SeededPick } from './meal-queries.ts'
import { messages } from './messages.ts'
import { staplesQuery } from './staples/use-staples.ts'

/** Meal Generation (spec 1 §2, §4). */
export function MealsScreen() {
  usePageTitle(messages.pageTitle(messages.title))
  const { state, show } = useMealsState()
  const { criteria, seed, index } = state
  const queryClient = useQueryClient()
  // Prefetched, so that nobody waits for it once there are meals to price.
  useQuery(staplesQuery)
  // In a narrow window the form collapses once there are meals.
  const [isFormOpen, setFormOpen] = useState(false)
  const { formKey, markSent } = useFormKey(criteria)

  // Runs independently of the URL, which changes only once there is something to show.
  const generation = useMutation({
    mutationFn: (pick: SeededPick) => queryClient.fetchQuery(mealsQuery(pick)),
  })
  const generate = (wanted: SeededPick['criteria']) => {
    setFormOpen(false)
    markSent(wanted)
    generation.mutate(
      { criteria: wanted, seed: newSeed(Math.random) },
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

  const pick = criteria && seed !== null ? { criteria, seed } : null
  const shownCriteria = generation.variables?.criteria ?? criteria
  const isFolded = (pick !== null || !generation.isIdle) && !isFormOpen
  return (
    <main
      id="content"
      className="page gutter grid grid-cols-1 items-start gap-5 py-4 print:block lg:grid-cols-[21.25rem_minmax(0,1fr)] lg:gap-7 browse:py-6"
    >
      <FoldedForm
        label={messages.formTitle}
        folded={
          isFolded &&
          shownCriteria && {
            title: messages.mealTypes[shownCriteria.mealType],
            text: criteriaText(shownCriteria),
          }
        }
        changeLabel={messages.change}
        onUnfold={() => setFormOpen(true)}
        className="lg:hidden print:hidden"
      >
        <MealForm
          key={formKey}
          criteria={shownCriteria}
          isBusy={!generation.isIdle}
          onGenerate={generate}
          className={classNames('print:hidden lg:sticky lg:top-22', isFolded && 'max-lg:hidden')}
        />
      </FoldedForm>
      {!generation.isIdle && shownCriteria ? (
        <ChefAtWork
          key={generation.submittedAt}
          criteria={shownCriteria}
          status={generation.status}
          onEnd={endGeneration}
        />
      ) : pick ? (
        <PickedMeals pick={pick} index={index} onShow={show} />
      ) : (
        <InitialPrompt />
      )}
    </main>
  )
}
