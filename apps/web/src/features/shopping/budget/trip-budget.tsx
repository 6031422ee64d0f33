import type { ListHead } from '@aisleway/core/lists/contract'
import { formatCents } from '@aisleway/core/money'
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { messages } from './messages.ts'
import { useTripBudget } from './use-trip-budget.ts'

const BudgetDialog = preloadedDialog(() => import('./budget-dialog.tsx'))

type Props = { userId: string; head: ListHead; totalCents: number }

/** What is left of the trip's budget, always visible; pressing it sets the budget. */
export function TripBudget({ userId, head, totalCents }: Props) {
  const { budgetCents, setBudgetCents } = useTripBudget(userId, head)
  const [isOpen, setOpen] = useState(false)
  const leftCents = (budgetCents ?? 0) - totalCents
  const text = leftCents < 0 ? messages.over : messages.left
  return (
    <>
      <Button
        variant="ghost"
        size="compact"
        onClick={() => setOpen(true)}
        className={classNames(
          '-mr-3 px-3! text-meta!',
          budgetCents !== null && leftCents < 0 && 'text-danger!',
        )}
      >
        {budgetCents === null
          ? messages.set
          : text(formatCents(Math.abs(leftCents)), formatCents(budgetCents))}
        {budgetCents !== null && <VisuallyHidden> ({messages.change})</VisuallyHidden>}
      </Button>
      <BudgetDialog
        open={isOpen}
        onOpenChange={setOpen}
        budgetCents={budgetCents}
        onSave={cents => {
          setBudgetCents(cents)
          setOpen(false)
        }}
      />
    </>
  )
}
