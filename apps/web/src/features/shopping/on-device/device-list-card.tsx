import type { ListHead } from '@aisleway/core/lists/contract'
import { hasProgress, listTotalCents } from '@aisleway/core/lists/list'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { Price } from '../../../ui/display/price.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { ListLink } from '../../lists/my-lists/list-link.tsx'
import { PauseButton } from '../../lists/my-lists/menu/pause-button.tsx'
import { startLabels } from '../../lists/my-lists/menu/start-labels.ts'
import { useTemplate } from '../../lists/my-lists/menu/use-template.ts'
import { messages as cards } from '../../lists/my-lists/messages.ts'
import { PlanLink } from '../../lists/my-lists/plan-link.tsx'
import { tripFigures } from '../trip/trip-view.ts'
import { type ListWithTrip, statusOf } from './lists-on-device.ts'
import { messages } from './messages.ts'

type Props = { userId: string; list: ListWithTrip; search: string }

/** A list on this device, with links to edit it and to shop it. */
export function DeviceListCard({ userId, list, search }: Props) {
  const { pendingTripId } = list
  const { id, name } = list.head
  const { itemsCount, checkedItemsCount, percent } = tripFigures(list.items)
  const totalCents = listTotalCents(list.items)
  const status = statusOf(list)
  const hasTrip = pendingTripId !== undefined || hasProgress(status)
  const label = list.head.access === 'view' ? cards.look : startLabels[status]
  return (
    <article
      aria-label={name}
      className="flex min-w-0 flex-col gap-4 rounded-panel bg-surface p-5 sm:p-6"
    >
      <div>
        <h3 className="display text-card [overflow-wrap:anywhere]">
          <ListLink list={list.head} search={search} />
        </h3>
        {list.head.isPlan && <PlanLink listId={id} />}
      </div>
      {hasTrip && (
        <ProgressBar
          label={cards.progressOf(name)}
          percent={percent}
          paused={status === 'paused'}
        />
      )}
      <div className="mt-auto flex items-end justify-between gap-4">
        <p className="text-ink2">
          {hasTrip
            ? messages.itemsDone(checkedItemsCount, itemsCount)
            : cards.itemCount(itemsCount)}
        </p>
        {totalCents > 0 && (
          <p>
            <VisuallyHidden>{cards.total} </VisuallyHidden>
            <Price cents={totalCents} size="total" />
          </p>
        )}
      </div>
      {pendingTripId ? (
        <Link
          to="/post-trip-summary/$tripId"
          params={{ tripId: pendingTripId }}
          aria-label={cards.ofList(cards.seeSummary, name)}
          className={buttonClass({ variant: 'tint' })}
        >
          {cards.seeSummary}
        </Link>
      ) : list.head.isTemplate ? (
        <UseTemplate template={list.head} />
      ) : (
        <div className="flex gap-2">
          <Link
            to="/shopping/$listId"
            params={{ listId: id }}
            aria-label={cards.ofList(label, name)}
            className={classNames(
              buttonClass({ variant: status === 'in_progress' ? 'leaf' : 'tint' }),
              'grow',
            )}
          >
            {label}
          </Link>
          {/* The server only learns of a trip that began offline when it is completed. */}
          {list.head.status === 'in_progress' && list.head.access !== 'view' && (
            <PauseButton userId={userId} list={list.head} />
          )}
        </div>
      )}
    </article>
  )
}

function UseTemplate({ template }: { template: ListHead }) {
  const use = useTemplate(template)
  return (
    <Button
      variant="tint"
      aria-label={cards.ofList(cards.useTemplate, template.name)}
      busy={use.isPending}
      onClick={() => use.run()}
    >
      {cards.useTemplate}
    </Button>
  )
}
