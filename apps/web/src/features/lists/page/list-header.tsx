import { listTotalCents, statusOnDevice } from '@aisleway/core/lists/list'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { useNavigate } from '@tanstack/react-router'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { ListActions } from '../my-lists/menu/list-actions.tsx'
import { useDeleteList } from '../my-lists/menu/use-delete-list.ts'
import { messages as cards } from '../my-lists/messages.ts'
import { PlanLink } from '../my-lists/plan-link.tsx'
import type { ListOnDevice } from '../replica/list-on-device.ts'
import type { ListScreenParts } from './list-screen-parts.ts'
import { ListTitle } from './list-title.tsx'

type Props = Pick<ListScreenParts, 'sharing'> & { userId: string; list: ListOnDevice }

/** The name, the total, and the actions on the whole list. */
export function ListHeader({ userId, list: { head, items }, sharing }: Props) {
  const navigate = useNavigate()
  const toLists = () => navigate({ to: '/my-lists' })
  const remove = useDeleteList(head, toLists)
  const totalCents = listTotalCents(items)
  const status = statusOnDevice(head)
  return (
    <header>
      <div className="flex items-start justify-between gap-3">
        <ListTitle head={head} className="min-w-0 py-1" />
        {head.access === 'own' && (
          <IconButton
            label={cards.ofList(cards.delete, head.name)}
            icon={<TrashIcon />}
            onClick={() => remove.run()}
            disabled={remove.isPending}
            className="-mr-2.5 text-ink2!"
          />
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <p className="flex items-baseline gap-3">
            <span className="text-ink2">{cards.itemCount(items.length)}</span>
            {totalCents > 0 && (
              <span>
                <VisuallyHidden>{cards.total} </VisuallyHidden>
                <Price cents={totalCents} size="row" />
              </span>
            )}
          </p>
          <p className="flex flex-wrap gap-1.5 empty:hidden">
            {head.isPlan && <PlanLink listId={head.id} />}
            {head.isTemplate && <Badge tone="quiet">{cards.template}</Badge>}
            {status !== 'saved' && <Badge tone="quiet">{cards.status[status]}</Badge>}
            {head.access !== 'own' && <Badge tone="tint">{cards.sharedWithYou}</Badge>}
            {head.access === 'view' && <Badge tone="quiet">{cards.viewOnly}</Badge>}
          </p>
        </div>
        <div className="w-full sm:w-auto sm:min-w-100">
          <ListActions
            userId={userId}
            list={head}
            pendingTripId={undefined}
            sharing={sharing(head, toLists)}
          />
        </div>
      </div>
    </header>
  )
}
