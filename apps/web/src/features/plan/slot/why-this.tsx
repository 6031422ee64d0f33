import { readSlotKey } from '@aisleway/core/plan/plan-days'
import type { Reason } from '@aisleway/core/plan/planned'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { WarningIcon } from '@phosphor-icons/react/Warning'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { weekdayText } from '../../../ui/text/day-text.ts'
import { messages as planMessages } from '../messages.ts'
import { breaksText } from '../settings/constraint-text.ts'
import { messages } from './messages.ts'
import type { SlotFormProps } from './slot-task.ts'

/** Why the meal is a good choice for its slot, and which constraints it breaks. */
export function WhyThis({ slot, plan, priced }: SlotFormProps) {
  const planned = plan.slots.get(slot)
  const figures = priced?.slots?.[slot]
  const { reasons = [], breaks = [] } = figures ?? {}
  const isByHand = planned?.kind === 'meal' && planned.isLocked
  const texts = [...(isByHand ? [messages.byHand] : []), ...reasons.map(reasonText)]
  return (
    <ul className="flex flex-col gap-2.5">
      {texts.map(text => (
        <li key={text} className="flex items-start gap-2.5">
          <CheckIcon className="mt-0.5 shrink-0 text-leaf text-xl" />
          {text}
        </li>
      ))}
      {breaks.map(constraint => (
        <li
          key={JSON.stringify(constraint)}
          className="flex items-start gap-2.5 font-semibold text-danger"
        >
          <WarningIcon className="mt-0.5 shrink-0 text-xl" />
          {breaksText([constraint], plan)}
        </li>
      ))}
      {!figures && (
        <li>
          {priced?.isPending ? <Spinner label={planMessages.loading} /> : planMessages.priceFailed}
        </li>
      )}
      {figures && texts.length + breaks.length === 0 && <li>{messages.noReason}</li>}
    </ul>
  )
}

function reasonText(reason: Reason): string {
  const { reasons } = messages
  switch (reason.kind) {
    case 'uses_rest':
      return reasons.usesRest(reason.name, weekdayText(readSlotKey(reason.of).day))
    case 'at_home':
      return reasons.atHome(reason.name)
    case 'on_sale':
      return reasons.onSale(reason.name)
    case 'favorite':
      return reasons.favorite
  }
}
