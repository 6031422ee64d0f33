import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { shownNutrients } from '@aisleway/core/plan/constraints/daily-bands'
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
import type { KnownPlan } from '../plan-queries.ts'
import type { SlotTask } from '../slot/slot-task.ts'
import { DayHead } from './day-head.tsx'
import { DayStrip } from './day-strip.tsx'
import { SlotCard } from './slot-card.tsx'
import { dayId, useShownDay } from './use-shown-day.ts'
import { useSlotDrag } from './use-slot-drag.ts'

type Props = {
  plan: Plan
  listId: string
  priced: KnownPlan | undefined
  /** Absent for viewers. */
  changes: PlanChanges | undefined
  onTask: (kind: SlotTask['kind'], slot: SlotKey) => void
}

/**
 * The days as rows, with their meals side by side. On a phone each day is a block: days with several meals
 * are swiped through, and days with one are stacked, so that more of them are visible.
 */
export function PlanGrid({ plan, listId, priced, changes, onTask }: Props) {
  const [moved, setMoved] = useState('')
  const keysId = useId()
  const days = planDays(plan.settings)
  const meals = mealTypes.filter(type => plan.settings.mealTypes.includes(type))
  const costs = slotCosts(priced?.foods ?? [])
  const costOf = (slot: SlotKey) => (priced?.slots?.[slot] ? costs.get(slot) : undefined)
  const costOfDay = (day: string) =>
    meals.reduce((sum, type) => sum + (costOf(slotKeyOf(day, type)) ?? 0), 0)
  const factsOf = (day: string) => priced?.days?.find(one => one.day === day)
  const drag = useSlotDrag(
    days.flatMap(day => meals.map(type => slotKeyOf(day, type))),
    meals.length,
    (from, to) => {
      setMoved(messages.moved(slotText(from, plan, priced), slotName(to)))
      changes?.move(from, to)
    },
  )
  const isOneMeal = meals.length === 1
  const columns = {
    '--meals': meals.length,
    // With other amounts beside the calories, the text is longer.
    '--day': shownNutrients(plan.settings.dailyBands).length > 1 ? '6.75rem' : '5.25rem',
  } as CSSProperties
  const shownDay = useShownDay(drag.gridRef, days, !isOneMeal)
  return (
    <section aria-label={messages.days} className="min-w-0">
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <p id={keysId} hidden>
        {messages.arrowKeys}
      </p>
      <DayStrip days={days} shown={shownDay} />
      {!isOneMeal && (
        <div
          aria-hidden
          style={columns}
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
        className={classNames(
          'flex gap-3',
          isOneMeal ? 'flex-col sm:grid sm:grid-cols-2' : swipedClass,
        )}
      >
        {days.map(day => (
          <li
            key={day}
            id={dayId(day)}
            style={columns}
            className={classNames(
              'scroll-mt-[calc(var(--top-bar)+4rem)] rounded-panel bg-surface p-3 browse:grid',
              rowClass,
            )}
          >
            <DayHead
              day={day}
              facts={factsOf(day)}
              bands={plan.settings.dailyBands}
              cents={factsOf(day) ? costOfDay(day) : 0}
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
                  cents={costOf(slot)}
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

const swipedClass =
  'browse:flex-col max-browse:-mx-4 max-browse:snap-x max-browse:snap-mandatory max-browse:scroll-px-4 max-browse:overflow-x-auto max-browse:overflow-y-hidden max-browse:px-4 max-browse:[scrollbar-width:none] max-browse:*:w-[min(92%,26rem)] max-browse:*:shrink-0 max-browse:*:snap-start'

const rowClass =
  'gap-2 browse:grid-cols-[var(--day)_repeat(var(--meals),minmax(0,1fr))] browse:gap-2.5'
