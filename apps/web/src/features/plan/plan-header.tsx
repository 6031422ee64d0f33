import type { ListHead } from '@aisleway/core/lists/contract'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/SlidersHorizontal'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { messages as cards } from '../lists/my-lists/messages.ts'
import type { ListScreenParts } from '../lists/page/list-screen-parts.ts'
import { ListTitle } from '../lists/page/list-title.tsx'
import { messages } from './messages.ts'
import { PlanDays } from './plan-days.tsx'

type Props = ListScreenParts & {
  head: ListHead
  plan: Plan
  /** Absent for viewers. */
  onSettings: (() => void) | undefined
  /** Absent for viewers. */
  onFirstDay: ((firstDay: string) => void) | undefined
}

/** The name and the days of the plan, with a link to its list. */
export function PlanHeader({ head, plan: { settings }, sharing, onSettings, onFirstDay }: Props) {
  const navigate = useNavigate()
  const { people } = settings
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <ListTitle head={head} />
        <div className="mt-1.5 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 text-ink2">
          <PlanDays settings={settings} onFirstDay={onFirstDay} />
          <span>{people.map(({ name }) => name).join(', ')}</span>
          {head.access !== 'own' && <Badge tone="tint">{cards.sharedWithYou}</Badge>}
          {head.access === 'view' && <Badge tone="quiet">{cards.viewOnly}</Badge>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {onSettings && (
          <Button variant="sunken" icon={<SlidersHorizontalIcon />} onClick={onSettings}>
            {messages.settings}
          </Button>
        )}
        <Link
          to="/lists/$listId"
          params={{ listId: head.id }}
          className={buttonClass({ variant: 'sunken' })}
        >
          <ListChecksIcon />
          {messages.toList}
        </Link>
        {sharing(head, () => navigate({ to: '/plan' }))}
      </div>
    </header>
  )
}
