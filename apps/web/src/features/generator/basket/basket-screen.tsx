import { noAdjustments } from '@aisleway/core/generator/basket/basket-address'
import { formatCents } from '@aisleway/core/money'
import { newSeed } from '@aisleway/core/seeded-random'
import { ListMagnifyingGlassIcon } from '@phosphor-icons/react/ListMagnifyingGlass'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { FoldedForm } from '../../../ui/fields/folded-form.tsx'
import { useFormKey } from '../../../ui/fields/use-form-key.ts'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { ListSkeleton } from '../form/generating.tsx'
import { messages as generatorMessages } from '../messages.ts'
import { BasketForm } from './basket-form.tsx'
import { BasketIntro } from './basket-intro.tsx'
import { BasketResults } from './basket-results.tsx'
import { messages } from './messages.ts'
import { basketQuery, useBasketState } from './use-basket.ts'

/** "A sensible basket": what a household needs for some days, within a budget (docs/decisions/0081). */
export default function BasketScreen() {
  const { user } = useSession()
  const { show, showAdjusted, ...state } = useBasketState()
  const { criteria, seed } = state
  const { data, isFetching, isPlaceholderData, isError, refetch } = useQuery(basketQuery(state))
  // In a narrow window the form collapses once there is a basket.
  const [isFormOpen, setFormOpen] = useState(false)
  const { formKey, markSent } = useFormKey(criteria)
  const isFolded = seed !== null && !isFormOpen
  return (
    <main
      id="content"
      className="page gutter grid grid-cols-1 items-start gap-5 py-4 lg:grid-cols-[21.25rem_minmax(0,1fr)] lg:gap-7 browse:py-6"
    >
      <FoldedForm
        label={generatorMessages.formTitle}
        folded={
          isFolded && {
            title: messages.summary(
              criteria.people,
              criteria.days,
              formatCents(criteria.budgetCents),
            ),
            text: criteria.diet ? labels.diets[criteria.diet] : generatorMessages.noPreference,
          }
        }
        changeLabel={generatorMessages.change}
        onUnfold={() => setFormOpen(true)}
        className="lg:hidden"
      >
        <BasketForm
          key={formKey}
          criteria={criteria}
          isBusy={isFetching}
          onFill={wanted => {
            setFormOpen(false)
            markSent(wanted)
            show({ criteria: wanted, adjustments: noAdjustments, seed: newSeed(Math.random) })
          }}
          className={classNames(isFolded && 'max-lg:hidden')}
        />
      </FoldedForm>
      {seed === null ? (
        <BasketIntro />
      ) : isError ? (
        <LoadFailed title={messages.failed.title} onRetry={refetch}>
          {messages.failed.message}
        </LoadFailed>
      ) : !data || !user ? (
        <ListSkeleton />
      ) : data.lines.length === 0 ? (
        <EmptyState title={generatorMessages.noneFound.title} picture={<ListMagnifyingGlassIcon />}>
          {messages.noneFound}
        </EmptyState>
      ) : (
        <BasketResults
          key={`${JSON.stringify(criteria)} ${seed}`}
          userId={user.id}
          state={state}
          basket={data}
          isFilling={isPlaceholderData}
          onShow={show}
          onAdjusted={showAdjusted}
        />
      )}
    </main>
  )
}
