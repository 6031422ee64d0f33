import type { User } from '@aisleway/core/account/session'
import type { PlanSettings, SlotKey } from '@aisleway/core/plan/plan'
import { planSlots } from '@aisleway/core/plan/plan-days'
import type { Plan } from '@aisleway/core/plan/plan-of'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { LostPart } from '../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx'
import { LeaveDialog } from '../../ui/overlays/leave-dialog.tsx'
import { preloadedDialog } from '../../ui/overlays/preloaded-dialog.tsx'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { InView } from '../../ui/scheduling/in-view.tsx'
import { lazyPart } from '../../ui/scheduling/lazy-part.ts'
import type { ListScreenParts } from '../lists/page/list-screen-parts.ts'
import type { ListOnDevice } from '../lists/replica/list-on-device.ts'
import { PlanGrid } from './grid/plan-grid.tsx'
import { useKnownPlan } from './known/use-known-plan.ts'
import { messages } from './messages.ts'
import { ShoppingPanel } from './out/shopping-panel.tsx'
import { TakeAlong } from './out/take-along.tsx'
import type { PlanChanges } from './plan-changes.ts'
import { NextDays } from './plan-days.tsx'
import { PlanHeader } from './plan-header.tsx'
import { renamePlan } from './rename-plan.ts'
import { withEdits } from './settings/edited-settings.ts'
import type { SlotTask } from './slot/slot-task.ts'
import { FillPanel } from './solve/fill-panel.tsx'
import { useFill } from './solve/use-fill.ts'
import { useFillInUrl } from './solve/use-fill-in-url.ts'
import { PlanTotals } from './totals/plan-totals.tsx'

const DayCharts = lazyPart(() => import('./totals/day-charts.tsx'))
const SlotDialog = preloadedDialog(() => import('./slot/slot-dialog.tsx'))
const SettingsDialog = preloadedDialog(() => import('./settings/settings-dialog.tsx'))

type Props = ListScreenParts & {
  user: User
  list: ListOnDevice
  plan: Plan
  changes: PlanChanges
}

export default function PlanPage({ user, list, plan, changes, sharing }: Props) {
  const { head } = list
  const mayEdit = head.access !== 'view'
  const fill = useFill(plan, changes)
  const shown = fill.preview ?? plan
  const { priced, known } = useKnownPlan(shown)
  const [task, setTask] = useState<SlotTask>()
  const [isAsking, setAsking] = useState(false)
  usePageTitle(messages.pageTitle(head.name))
  useFillInUrl(mayEdit, fill)
  const saveSettings = (edited: PlanSettings, before = plan.settings) => {
    fill.forgetImpossible()
    const now = changes.planNow()?.settings ?? before
    const settings = withEdits(now, before, edited)
    changes.setSettings(settings)
    if (settings.firstDay !== now.firstDay) renamePlan(user.id, head, settings.firstDay)
  }
  const onFirstDay = mayEdit
    ? (firstDay: string) => saveSettings({ ...plan.settings, firstDay })
    : undefined
  // Others may move the days or withdraw the permission while a dialog is open.
  if (task && !(mayEdit && planSlots(plan.settings).includes(task.slot))) setTask(undefined)
  if (isAsking && !mayEdit) setAsking(false)
  const open = (kind: SlotTask['kind'], slot: SlotKey) => setTask({ kind, slot })
  return (
    <>
      <LeaveDialog isAsked={fill.preview !== undefined} texts={messages} />
      <PlanHeader
        head={head}
        plan={plan}
        sharing={sharing}
        onSettings={mayEdit ? () => setAsking(true) : undefined}
        onFirstDay={onFirstDay}
      />
      <NextDays settings={plan.settings} onFirstDay={onFirstDay} />
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_auto_1fr]">
        <div className={panelsClass}>
          <PlanTotals plan={plan} priced={priced} proof={fill.proof} />
          {mayEdit && (
            <FillPanel
              plan={plan}
              fill={fill}
              onGiveUp={settings => {
                saveSettings(settings)
                fill.start({ ...plan, settings })
              }}
            />
          )}
        </div>
        <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <PlanGrid
            plan={shown}
            listId={head.id}
            priced={known}
            // A preview cannot be changed yet.
            changes={mayEdit && !fill.progress ? changes : undefined}
            onTask={open}
          />
        </div>
        <div className={classNames(panelsClass, 'xl:row-span-2')}>
          {!fill.progress && (
            <>
              <ShoppingPanel user={user} list={list} priced={priced} changes={changes} />
              {plan.slots.size > 0 && <TakeAlong head={head} plan={plan} priced={known} />}
            </>
          )}
        </div>
        {priced.data && priced.data.cents > 0 && (
          <div className="min-w-0 xl:col-start-1 xl:row-start-3">
            <InView place={<ChartsPlace />}>
              <PartBoundary fallback={<ChartsPlace />} lost={lost => <LostPart {...lost} />}>
                <DayCharts plan={shown} priced={priced.data} />
              </PartBoundary>
            </InView>
          </div>
        )}
      </div>
      <SlotDialog
        open={task !== undefined}
        onOpenChange={isOpen => !isOpen && setTask(undefined)}
        task={task}
        plan={plan}
        priced={known}
        changes={changes}
      />
      <SettingsDialog
        open={isAsking}
        onOpenChange={setAsking}
        settings={plan.settings}
        onSave={saveSettings}
      />
    </>
  )
}

/** Reserves the height of the charts. */
function ChartsPlace() {
  return <div className="h-185 browse:h-90" />
}

const panelsClass = 'grid min-w-0 items-start gap-5 browse:max-xl:grid-cols-2'
