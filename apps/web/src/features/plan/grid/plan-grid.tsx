import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { slotCosts } from '@aisleway/core/plan/day-costs'
import type { SlotKey } from '@aisleway/core/plan/plan'
import { planDays, slotKeyOf } from '@aisleway/core/plan/plan-days'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { type CSSProperties, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { slotName, slotText } from '../meal-name.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { PricedAnswer } from '../plan-queries.ts'
import type { SlotTask } from '../slot/slot-task.ts'
import { DayHead } from './day-head.tsx'
import { DayStrip } from './day-strip.tsx'
import { SlotCard } from './slot-card.tsx'
import { useSlotDrag } from './use-slot-drag.ts'

type Props = {
  plan: Plan
  listId: string
  priced: PricedAnswer | undefined
  /** Absent for viewers. */
  changes: PlanChanges | undefined
  onTask: (kind: SlotTask['kind'], slot: SlotKey) => void
}

/** The days one below the other with their meals beside each other; on a phone each day is a block of its own. */
export function PlanGrid({ plan, listId, priced, changes, onTask }: Props) {
  const [moved, setMoved] = useState('')
  const keysId = useId()
  const days = planDays(plan.settings)
  const meals = mealTypes.filter(type => plan.settings.mealTypes.includes(type))
  const costs = slotCosts(priced?.foods ?? [])
  const drag = useSlotDrag(
    days.flatMap(day => meals.map(type => slotKeyOf(day, type))),
    meals.length,
    (from, to) => {
      setMoved(messages.moved(slotText(from, plan, priced), slotName(to)))
      changes?.move(plan, from, to)
    },
  )
  const isOneMeal = meals.length === 1
  return (
    <section aria-label={messages.days} className="min-w-0">
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <p id={keysId} hidden>
        {messages.arrowKeys}
      </p>
      <DayStrip days={days} />
      {!isOneMeal && (
        <div
          aria-hidden
          style={{ '--meals': meals.length } as CSSProperties}
          className={classNames(
            'mb-2 hidden px-3 font-bold text-ink2 text-meta browse:grid',
            rowClass,
          )}
        >
          <span />
          {meals.map(type => (
            <span key={type}>{messages.mealTypes[type]}</span>
          ))}
        </div>
      )}
      <ol
        ref={drag.gridRef}
        className={classNames('flex flex-col gap-3', isOneMeal && 'sm:grid sm:grid-cols-2')}
      >
        {days.map(day => (
          <li
            key={day}
            id={`day-${day}`}
            style={{ '--meals': meals.length } as CSSProperties}
            className={classNames(
              'scroll-mt-[calc(var(--top-bar)+4rem)] rounded-panel bg-surface p-3 browse:grid',
              rowClass,
            )}
          >
            <DayHead
              day={day}
              facts={priced?.days.find(one => one.day === day)}
              bands={plan.settings.dailyBands}
              cents={meals.reduce((sum, type) => sum + (costs.get(slotKeyOf(day, type)) ?? 0), 0)}
            />
            {meals.map(type => {
              const slot = slotKeyOf(day, type)
              return (
                <SlotCard
                  key={slot}
                  slot={slot}
                  plan={plan}
                  listId={listId}
                  priced={priced}
                  cents={costs.get(slot)}
                  changes={changes}
                  drag={drag}
                  keysId={keysId}
                  onTask={onTask}
                />
              )
            })}
          </li>
        ))}
      </ol>
    </section>
  )
}

const rowClass =
  'gap-2 browse:grid-cols-[5.25rem_repeat(var(--meals),minmax(0,1fr))] browse:gap-2.5'
