import type { SlotKey } from '@aisleway/core/plan/plan'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { DotsThreeIcon } from '@phosphor-icons/react/DotsThree'
import type { ComponentProps } from 'react'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { slotName } from '../meal-name.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { SlotTask } from '../slot/slot-task.ts'

export type SlotMenuProps = {
  slot: SlotKey
  plan: Plan
  listId: string
  changes: PlanChanges
  onTask: (kind: SlotTask['kind'], slot: SlotKey) => void
}

type TriggerProps = { slot: SlotKey } & Omit<
  ComponentProps<typeof IconButton>,
  'label' | 'icon' | 'slot'
>

export function SlotMenuTrigger({ slot, ...rest }: TriggerProps) {
  return <IconButton {...rest} label={messages.more(slotName(slot))} icon={<DotsThreeIcon />} />
}
