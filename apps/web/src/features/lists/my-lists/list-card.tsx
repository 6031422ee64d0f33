import type { ListCard as Card } from '@aisleway/core/lists/contract'
import { hasProgress, listAge, progressPercent, statusOnDevice } from '@aisleway/core/lists/list'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { dateText } from '../../../ui/text/date-text.ts'
import { deviceList } from '../replica/device-list.ts'
import { ListItems } from './list-items.tsx'
import { ListLink } from './list-link.tsx'
import { ListActions } from './menu/list-actions.tsx'
import { useDeleteList } from './menu/use-delete-list.ts'
import { messages } from './messages.ts'
import { PlanLink } from './plan-link.tsx'
import { SharedIcon } from './shared-icon.tsx'

type Props = {
  userId: string
  list: Card
  /** A trip completed on this device that the server does not know of yet. */
  pendingTripId: string | undefined
  sharing: ReactNode
  /** What was searched for, and is marked. */
  search: string
  /** Called when the card unmounts, and the keyboard focus with it. */
  onGone: () => void
}

/** One saved list (spec 2 §2). */
export function ListCard({ userId, list, pendingTripId, sharing, search, onGone }: Props) {
  const { name, itemsCount, isTemplate } = list
  const remove = useDeleteList(list, onGone)
  const status = statusOnDevice({ status: list.status, isTemplate, pendingTripId })
  const progress = deviceList(userId, list.id).unsentProgress() ?? list
  const percent = progressPercent(progress.checkedCount, progress.itemsCount)
  return (
    <article
      aria-label={name}
      className="flex min-w-0 flex-col rounded-panel bg-surface p-5 pt-4 sm:p-6 sm:pt-5"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 className="display flex min-h-11 min-w-0 items-center py-1.5 text-card [overflow-wrap:anywhere]">
          <span>
            <ListLink list={list} search={search} />
            {list.isShared && <SharedIcon className="ml-1 align-[-0.1em] text-xl" />}
          </span>
        </h2>
        {list.access === 'own' && !pendingTripId && (
          <IconButton
            label={messages.ofList(messages.delete, name)}
            icon={<TrashIcon />}
            onClick={() => remove.run()}
            disabled={remove.isPending}
            className="-mr-2.5 text-ink2!"
          />
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-meta">
        <span className="font-bold">{messages.age(ageOf(list))}</span>
        <time dateTime={list.createdAt} className="text-ink2">
          {dateText(list.createdAt)}
        </time>
        {isTemplate && <Badge tone="quiet">{messages.template}</Badge>}
        {list.isPlan && <PlanLink listId={list.id} />}
        {status === 'completed' && <Badge tone="quiet">{messages.status.completed}</Badge>}
      </p>
      {list.access !== 'own' && (
        <p className="mt-2 flex gap-1.5">
          <Badge tone="tint">{messages.sharedWithYou}</Badge>
          {list.access === 'view' && <Badge tone="quiet">{messages.viewOnly}</Badge>}
        </p>
      )}
      {pendingTripId && <p className="mt-4 font-semibold">{messages.waitsToBeSent}</p>}
      {hasProgress(status) && (
        <div className="mt-4">
          <p className="mb-1.5 flex justify-between font-bold">
            {messages.status[status]}
            <span>{percent}%</span>
          </p>
          <ProgressBar
            label={messages.progressOf(name)}
            percent={percent}
            paused={status === 'paused'}
          />
        </div>
      )}
      <ListItems userId={userId} list={list} search={search} />
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 pt-4 pb-5">
        <p className="text-ink2">{messages.itemCount(itemsCount)}</p>
        {/* The price of free text is unknown. */}
        {list.totalCents > 0 && (
          <p>
            <VisuallyHidden>{messages.total} </VisuallyHidden>
            <Price cents={list.totalCents} size="total" />
          </p>
        )}
      </div>
      <ListActions userId={userId} list={list} pendingTripId={pendingTripId} sharing={sharing} />
    </article>
  )
}

function ageOf({ status, createdAt, startedAt }: Card) {
  return listAge(
    { status, createdAt: new Date(createdAt), startedAt: startedAt ? new Date(startedAt) : null },
    new Date(),
  )
}
