import { plainSeed } from '@aisleway/core/generator/pick'
import { formatCents } from '@aisleway/core/money'
import { newSeed } from '@aisleway/core/seeded-random'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FoldedForm } from '../../../ui/fields/folded-form.tsx'
import { useFormKey } from '../../../ui/fields/use-form-key.ts'
import { amountText, filtersText } from '../form/criteria-text.ts'
import { Generating } from '../form/generating.tsx'
import { GeneratorForm } from '../form/generator-form.tsx'
import { InitialPrompt } from '../form/initial-prompt.tsx'
import { generatedListQuery, type SeededPick } from '../generator-queries.ts'
import { messages } from '../messages.ts'
import { GeneratedList } from '../result/generated-list.tsx'
import { useListGeneration } from './use-list-generation.ts'

/** "By price" (spec 2 §2, §4, §9). */
export function ByPriceScreen() {
  const { criteria, seed, show } = useListGeneration()
  const queryClient = useQueryClient()
  // In a narrow window the form collapses once there is a list.
  const [isFormOpen, setFormOpen] = useState(false)
  const { formKey, markSent } = useFormKey(criteria)

  // Runs independently of the URL, which changes only once there is something to show.
  const generation = useMutation({
    mutationFn: (pick: SeededPick) => queryClient.fetchQuery(generatedListQuery(pick)),
  })
  const generate = (pick: SeededPick) => {
    setFormOpen(false)
    generation.mutate(pick, {
      onError: () => {
        toast.error({ ...messages.failed, key: 'generator' })
        generation.reset()
      },
    })
  }
  const endGeneration = () => {
    const { data, variables } = generation
    generation.reset()
    if (!data || !variables) return
    show(variables)
    const { items, leftCents } = data
    const budget = formatCents(variables.criteria.budgetCents)
    toast.show(
      items.length > 0
        ? { ...messages.generated(items.length, formatCents(leftCents), budget), key: 'generator' }
        : { ...messages.noneFound, tone: 'error', key: 'generator' },
    )
  }

  const isIdle = generation.isIdle || generation.isError
  const shownCriteria = generation.variables?.criteria ?? criteria
  const isFolded = (seed !== null || !isIdle) && !isFormOpen
  return (
    <main
      id="content"
      className="page gutter grid grid-cols-1 items-start gap-5 py-4 lg:grid-cols-[21.25rem_minmax(0,1fr)] lg:gap-7 browse:py-6"
    >
      <FoldedForm
        label={messages.formTitle}
        folded={isFolded && { title: amountText(shownCriteria), text: filtersText(shownCriteria) }}
        changeLabel={messages.change}
        onUnfold={() => setFormOpen(true)}
        className="lg:hidden"
      >
        <GeneratorForm
          key={formKey}
          criteria={shownCriteria}
          isBusy={!isIdle}
          onGenerate={wanted => {
            markSent(wanted)
            generate({ criteria: wanted, seed: plainSeed })
          }}
          className={classNames(isFolded && 'max-lg:hidden')}
        />
      </FoldedForm>
      {!isIdle ? (
        <Generating
          key={generation.submittedAt}
          isReady={generation.isSuccess}
          onEnd={endGeneration}
        />
      ) : seed !== null ? (
        <GeneratedList
          key={JSON.stringify({ criteria, seed })}
          pick={{ criteria, seed }}
          onGenerateAgain={() => generate({ criteria, seed: newSeed(Math.random) })}
        />
      ) : (
        <InitialPrompt />
      )}
    </main>
  )
}
