import { readSlotKey } from '@aisleway/core/plan/plan-days'
import type { Reason } from '@aisleway/core/plan/planned'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { WarningIcon } from '@phosphor-icons/react/Warning'
import { weekdayText } from '../../../ui/text/day-text.ts'
import { messages as planMessages } from '../messages.ts'
import { breaksText } from '../settings/constraint-text.ts'
import { messages } from './messages.ts'
import type { SlotFormProps } from './slot-task.ts'

/** Why the meal is a good choice for its slot, and which constraints it breaks. */
export function WhyThis({ slot, plan, priced }: SlotFormProps) {
  const planned = plan.slots.get(slot)
  const { reasons = [], breaks = [] } = priced?.slots?.[slot] ?? {}
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
      {!priced?.slots && <li>{planMessages.priceFailed}</li>}
      {priced?.slots && texts.length + breaks.length === 0 && <li>{messages.noReason}</li>}
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
