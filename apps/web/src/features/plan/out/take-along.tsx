import type { ListHead } from '@aisleway/core/lists/contract'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { CalendarDotsIcon } from '@phosphor-icons/react/CalendarDots'
import { LinkIcon } from '@phosphor-icons/react/Link'
import { PrinterIcon } from '@phosphor-icons/react/Printer'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'
import { messages } from '../messages.ts'
import type { KnownPlan } from '../plan-queries.ts'
import { saveCalendar } from './save-calendar.ts'

const CalendarDialog = preloadedDialog(() => import('./calendar-dialog.tsx'))
const FridgeSheet = preloadedPart(() => import('./fridge-sheet.tsx'))

type Props = { head: ListHead; plan: Plan; priced: KnownPlan | undefined }

/** The plan on paper and in a calendar. */
export function TakeAlong({ head, plan, priced }: Props) {
  const [isPrinting, setPrinting] = useState(false)
  const [isSubscribing, setSubscribing] = useState(false)
  return (
    <section aria-labelledby="plan-along" className="rounded-panel bg-surface p-5 print:hidden">
      <h2 id="plan-along" className="mb-3 font-bold">
        {messages.takeAlong}
      </h2>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button
          variant="sunken"
          size="compact"
          icon={<PrinterIcon />}
          onClick={() => setPrinting(true)}
        >
          {messages.print}
        </Button>
        <Button
          variant="sunken"
          size="compact"
          icon={<CalendarDotsIcon />}
          onClick={() => saveCalendar(head, plan, priced)}
        >
          {messages.calendarFile}
        </Button>
        {head.access === 'own' && (
          <Button
            variant="sunken"
            size="compact"
            icon={<LinkIcon />}
            onClick={() => setSubscribing(true)}
          >
            {messages.subscribe}
          </Button>
        )}
      </div>
      <CalendarDialog open={isSubscribing} onOpenChange={setSubscribing} list={head} />
      {isPrinting && (
        <PartBoundary lost={lost => <LostPart {...lost} onClose={() => setPrinting(false)} />}>
          <FridgeSheet
            name={head.name}
            plan={plan}
            priced={priced}
            onDone={() => setPrinting(false)}
          />
        </PartBoundary>
      )}
    </section>
  )
}
