import type { SlotKey } from '@aisleway/core/plan/plan'
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/ArrowCounterClockwise'
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/ArrowsLeftRight'
import { BowlFoodIcon } from '@phosphor-icons/react/BowlFood'
import { CheckFatIcon } from '@phosphor-icons/react/CheckFat'
import { CookingPotIcon } from '@phosphor-icons/react/CookingPot'
import { ForkKnifeIcon } from '@phosphor-icons/react/ForkKnife'
import { LockSimpleIcon } from '@phosphor-icons/react/LockSimple'
import { LockSimpleOpenIcon } from '@phosphor-icons/react/LockSimpleOpen'
import { MoonIcon } from '@phosphor-icons/react/Moon'
import { QuestionIcon } from '@phosphor-icons/react/Question'
import { UsersIcon } from '@phosphor-icons/react/Users'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../ui/overlays/dropdown-menu.tsx'
import { cookPlanned, portionsOf } from '../cook-planned.ts'
import { messages } from '../messages.ts'
import type { SlotTask } from '../slot/slot-task.ts'
import { type SlotMenuProps, SlotMenuTrigger } from './slot-menu-trigger.tsx'

/** The button's menu, which opens as soon as its code is loaded. */
export default function SlotMenu({ slot, plan, listId, changes, onTask }: SlotMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const planned = plan.slots.get(slot)
  const meal = planned?.kind === 'meal' ? planned : undefined
  const ask = (kind: SlotTask['kind']) => {
    // The menu unmounts together with its item, so the dialog returns the focus to its trigger.
    trigger.current?.focus()
    onTask(kind, slot)
  }
  return (
    <DropdownMenu startsOpen trigger={<SlotMenuTrigger ref={trigger} slot={slot} />}>
      <MenuItem icon={<ArrowsLeftRightIcon />} onSelect={() => ask('choose')}>
        {meal ? messages.chooseAnother : messages.choose}
      </MenuItem>
      {meal && (
        <>
          {!meal.isCooked && (
            <MenuItem
              icon={meal.isLocked ? <LockSimpleOpenIcon /> : <LockSimpleIcon />}
              onSelect={() => changes.setLocked(slot, meal.slug, !meal.isLocked)}
            >
              {meal.isLocked ? messages.unlock : messages.lock}
            </MenuItem>
          )}
          <MenuItem icon={<QuestionIcon />} onSelect={() => ask('why')}>
            {messages.why}
          </MenuItem>
          <MenuItem asChild>
            <Link
              to="/meals/$slug/cook"
              params={{ slug: meal.slug }}
              search={cookAddress(listId, slot, portionsOf(plan, slot))}
            >
              <CookingPotIcon />
              {messages.cook}
            </Link>
          </MenuItem>
          <MenuItem icon={<CheckFatIcon />} onSelect={() => cookPlanned(changes, plan, slot, meal)}>
            {meal.isCooked ? messages.notCooked : messages.cookedIt}
          </MenuItem>
        </>
      )}
      <MenuItem icon={<UsersIcon />} onSelect={() => ask('eaters')}>
        {messages.whoEats}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<BowlFoodIcon />} onSelect={() => ask('leftovers')}>
        {messages.setLeftovers}
      </MenuItem>
      <MenuItem icon={<ForkKnifeIcon />} onSelect={() => changes.setSlot(slot, { kind: 'out' })}>
        {messages.setOut}
      </MenuItem>
      <MenuItem icon={<MoonIcon />} onSelect={() => changes.setSlot(slot, { kind: 'nothing' })}>
        {messages.setNothing}
      </MenuItem>
      {planned && (
        <MenuItem icon={<ArrowCounterClockwiseIcon />} onSelect={() => changes.setSlot(slot, null)}>
          {messages.clear}
        </MenuItem>
      )}
    </DropdownMenu>
  )
}

/** The cooking screen's URL says which meal of the plan it is; its amounts are for whole servings. */
function cookAddress(plan: string, slot: SlotKey, portions: number) {
  const servings = String(Math.max(1, Math.round(portions)))
  return { servings, plan, slot, portions: String(portions) }
}
