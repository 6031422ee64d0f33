import { foldText } from '@aisleway/core/text/fold-text'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { messages as planMessages } from '../messages.ts'
import { otherMealsQuery } from '../plan-queries.ts'
import { AgainstConstraints } from './against-constraints.tsx'
import { MealRow } from './meal-row.tsx'
import { messages } from './messages.ts'
import type { SlotFormProps } from './slot-task.ts'

const shownAtFirst = 12

/**
 * The meals that meet the constraints, the cheapest for the whole plan first; a search also finds
 * those that do not.
 */
export function ChooseMeal({ slot, plan, changes, onDone }: SlotFormProps) {
  const others = useQuery(otherMealsQuery(plan, slot))
  const [text, setText] = useState('')
  const [isAll, setAll] = useState(false)
  const searched = useDeferredValue(text.trim())
  const choose = (slug: string) => {
    // A meal chosen by hand stays when the rest is planned again.
    changes.setSlot(slot, { kind: 'meal', slug, isLocked: true })
    onDone()
  }
  const found = others.data?.filter(({ name }) => foldText(name).includes(foldText(searched))) ?? []
  const shown = isAll ? found : found.slice(0, shownAtFirst)
  const isNone = others.data !== undefined && found.length === 0
  const searchesAll = others.data !== undefined && searched.length > 1
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={messages.search}
        clearLabel={messages.clearSearch}
        placeholder={messages.search}
        value={text}
        onValueChange={setText}
      />
      {others.isPending && (
        <div className="grid place-items-center py-8 text-3xl">
          <Spinner label={messages.loadingMeals} />
        </div>
      )}
      {others.isError && (
        <LoadFailed title={planMessages.choose} onRetry={others.refetch}>
          {messages.otherMealsFailed}
        </LoadFailed>
      )}
      {isNone && !searchesAll && (
        <p className="py-2 text-ink2">
          {searched ? messages.noneFound(searched) : messages.noneFits}
        </p>
      )}
      <ul aria-label={planMessages.choose} className="-mx-1.5 flex flex-col gap-1 empty:hidden">
        {shown.map(meal => (
          <li key={meal.slug}>
            <MealRow
              meal={meal}
              note={messages.difference(meal.differenceCents)}
              onChoose={() => choose(meal.slug)}
            />
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <Button variant="sunken" onClick={() => setAll(true)}>
          {messages.showMore}
        </Button>
      )}
      {searchesAll && (
        <AgainstConstraints
          text={searched}
          fitting={new Set(others.data?.map(({ slug }) => slug))}
          noneText={isNone ? messages.noneFound(searched) : undefined}
          onChoose={choose}
        />
      )}
    </div>
  )
}
