import type { Plan } from '@aisleway/core/plan/plan-of'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useLastShown } from '../../../ui/scheduling/use-last-shown.ts'
import { slotName, slotText } from '../meal-name.ts'
import { messages as planMessages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { KnownPlan } from '../plan-queries.ts'
import { ChooseLeftovers } from './choose-leftovers.tsx'
import { ChooseMeal } from './choose-meal.tsx'
import { EatersForm } from './eaters-form.tsx'
import { messages } from './messages.ts'
import type { SlotTask } from './slot-task.ts'
import { WhyThis } from './why-this.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Undefined while it is closed. */
  task: SlotTask | undefined
  plan: Plan
  priced: KnownPlan | undefined
  changes: PlanChanges
}

/** The questions about one slot of the plan: which meal, whose leftovers, who eats, and why this one. */
export default function SlotDialog({ open, onOpenChange, task: given, ...rest }: Props) {
  const task = useLastShown(given)
  if (!task) return null
  const Form = forms[task.kind]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={titleOf(task, rest)}
      {...(task.kind === 'leftovers' && { description: messages.leftoversText })}
      closeLabel={planMessages.close}
      isTall={task.kind === 'choose'}
    >
      <Form
        key={`${task.kind} ${task.slot}`}
        slot={task.slot}
        onDone={() => onOpenChange(false)}
        {...rest}
      />
    </Dialog>
  )
}

const forms = {
  choose: ChooseMeal,
  leftovers: ChooseLeftovers,
  eaters: EatersForm,
  why: WhyThis,
}

function titleOf({ kind, slot }: SlotTask, { plan, priced }: Pick<Props, 'plan' | 'priced'>) {
  const name = slotName(slot)
  switch (kind) {
    case 'choose':
      return messages.chooseFor(name)
    case 'leftovers':
      return messages.leftoversTitle(name)
    case 'eaters':
      return messages.eatersTitle(name)
    case 'why':
      return messages.whyTitle(slotText(slot, plan, priced))
  }
}
