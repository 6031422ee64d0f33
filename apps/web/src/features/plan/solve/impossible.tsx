import { formatCents } from '@aisleway/core/money'
import { withoutConstraints } from '@aisleway/core/plan/constraints/constraints'
import type { Plan } from '@aisleway/core/plan/plan-of'
import type { ImpossiblePlan } from '@aisleway/core/plan/planned'
import { Button } from '../../../ui/controls/button.tsx'
import { messages } from '../messages.ts'
import { constraintsText } from '../settings/constraint-text.ts'

type Props = {
  impossible: ImpossiblePlan
  plan: Plan
  onGiveUp: (changed: Plan['settings']) => void
}

/** Which constraints prevent a plan, and what giving them up would cost. */
export default function Impossible({ impossible, plan, onGiveUp }: Props) {
  const { isProven, ways } = impossible
  return (
    <div role="alert" className="mb-5">
      <p className="font-bold text-danger">
        {isProven ? messages.impossible : messages.notFoundInTime}
      </p>
      <p className="mt-1 mb-3 text-ink2">
        {ways.length > 0 ? messages.impossibleText : messages.noWay}
      </p>
      <ul className="flex flex-col gap-2 empty:hidden">
        {ways.map(({ without, cents }) => (
          <li key={JSON.stringify(without)}>
            <Button
              variant="sunken"
              size="compact"
              // Two constraints take several lines.
              className="w-full justify-start! py-2.5 text-left!"
              onClick={() => onGiveUp(withoutConstraints(plan.settings, without))}
            >
              {messages.without(constraintsText(without, plan), formatCents(cents))}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
