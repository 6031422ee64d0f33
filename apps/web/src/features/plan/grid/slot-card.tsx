import type { SlotKey } from '@aisleway/core/plan/plan'
import { readSlotKey } from '@aisleway/core/plan/plan-days'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DragHandle } from '../../../ui/sorting/drag-handle.tsx'
import { slotName, slotText } from '../meal-name.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { KnownPlan } from '../plan-queries.ts'
import type { SlotTask } from '../slot/slot-task.ts'
import { SlotContent } from './slot-content.tsx'
import { SlotMenuButton } from './slot-menu-button.tsx'
import type { SlotDrag } from './use-slot-drag.ts'

type Props = {
  slot: SlotKey
  plan: Plan
  listId: string
  priced: KnownPlan | undefined
  /** Its share of the total cost. */
  cents: number | undefined
  changes: PlanChanges | undefined
  drag: SlotDrag
  /** The id of the text that explains how to use a handle. */
  keysId: string
  onTask: (kind: SlotTask['kind'], slot: SlotKey) => void
}

/** One meal of a day: what is eaten, or that nothing is planned yet. */
export function SlotCard({
  slot,
  plan,
  listId,
  priced,
  cents,
  changes,
  drag,
  keysId,
  onTask,
}: Props) {
  const planned = plan.slots.get(slot)
  const name = slotName(slot)
  const { mealType } = readSlotKey(slot)
  return (
    <section
      aria-label={name}
      data-slot={slot}
      style={drag.styleOf(slot)}
      className={classNames(
        '@container relative flex min-w-0 items-start rounded-card p-2 max-browse:mt-2',
        planned ? 'bg-sunken' : 'border-[1.5px] border-strong border-dashed',
        drag.isDragged(slot) && 'z-10 shadow-panel',
        drag.isTarget(slot) && 'outline-focus outline-leaf',
      )}
    >
      {planned ? (
        <SlotContent slot={slot} planned={planned} plan={plan} priced={priced} cents={cents} />
      ) : (
        <div className="flex min-h-16 min-w-0 grow flex-col justify-center gap-1 p-1">
          <p className="font-bold text-ink2 text-tag browse:hidden">
            {messages.mealTypes[mealType]}
          </p>
          {changes ? (
            <Button
              variant="ghost"
              size="compact"
              icon={<PlusIcon />}
              aria-label={`${messages.choose}, ${name}`}
              onClick={() => onTask('choose', slot)}
              className="justify-start px-1! text-left"
            >
              {messages.choose}
            </Button>
          ) : (
            <p className="text-ink2">{messages.unplanned}</p>
          )}
        </div>
      )}
      {changes && (
        <div className="-mr-1 flex shrink-0 flex-col">
          <SlotMenuButton {...{ slot, plan, listId, changes, onTask }} />
          {planned && (
            <DragHandle
              label={messages.moveNamed(slotText(slot, plan, priced))}
              aria-describedby={keysId}
              data-handle
              {...drag.handleOf(slot)}
            />
          )}
        </div>
      )}
    </section>
  )
}
