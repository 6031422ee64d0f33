import type { ListHead } from '@aisleway/core/lists/contract'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { PauseIcon } from '@phosphor-icons/react/Pause'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { act } from '../../../../api/outbox/act.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { buttonClass } from '../../../../ui/controls/button-class.ts'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { refreshLists } from '../../list-queries.ts'
import { pauseKind } from '../../outbox/pause-kind.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'
import { ListMenuButton } from './list-menu-button.tsx'
import { useLoadIntoCart } from './use-load-into-cart.ts'
import { useTemplate } from './use-template.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list with which shopping mode was opened (spec 2 §2). */
    list?: Pick<ListHead, 'status'>
  }
}

type Props = {
  userId: string
  list: ListHead
  pendingTripId: string | undefined
  sharing: ReactNode
}

/** The actions of a list, by its state (spec 2 §4) and the shopper's access (answer 20). */
export function ListActions({ userId, list, pendingTripId, sharing }: Props) {
  const load = useLoadIntoCart(userId, list)
  const use = useTemplate(list)
  const pause = useListAction({
    name: `pause ${list.id}`,
    send: (_, id) => {
      const input = { name: list.name, pausedAt: new Date().toISOString() }
      return act(pauseKind, { userId, group: list.id, id, input })
    },
    onDone: () => {
      toast.show(messages.paused)
      return refreshLists()
    },
    failed: messages.pauseFailed,
  })
  const mayEdit = list.access !== 'view'
  const isUnderWay = mayEdit && list.status === 'in_progress' && !pendingTripId
  const label = mayEdit ? startLabels[list.status] : messages.look
  return (
    // On a narrow card the first action takes a line of its own, and the others share the next.
    <div className="flex flex-wrap gap-2">
      {list.isTemplate ? (
        <Button
          variant="tint"
          busy={use.isPending}
          onClick={() => use.run()}
          className="grow-999! px-3!"
        >
          {messages.useTemplate}
        </Button>
      ) : pendingTripId ? (
        <Link
          to="/post-trip-summary/$tripId"
          params={{ tripId: pendingTripId }}
          aria-label={messages.ofList(messages.seeSummary, list.name)}
          className={wide('tint')}
        >
          {messages.seeSummary}
        </Link>
      ) : (
        <Link
          to="/shopping/$listId"
          params={{ listId: list.id }}
          state={{ list: { status: list.status } }}
          aria-label={messages.ofList(label, list.name)}
          className={wide(isUnderWay ? 'leaf' : 'tint')}
        >
          {label}
        </Link>
      )}
      <div className="flex grow gap-2 *:grow">
        {isUnderWay && (
          <IconButton
            variant="outline"
            size="regular"
            label={messages.ofList(messages.pause, list.name)}
            icon={<PauseIcon aria-hidden weight="bold" />}
            aria-disabled={pause.isPending}
            onClick={() => pause.run()}
          />
        )}
        <IconButton
          variant="outline"
          size="regular"
          label={messages.ofList(messages.loadIntoCart, list.name)}
          icon={<BasketIcon aria-hidden weight="bold" />}
          aria-disabled={load.isPending}
          onClick={() => load.run()}
        />
        {sharing}
        <ListMenuButton list={list} />
      </div>
    </div>
  )
}

/** Opening shopping mode begins, continues or repeats the trip. */
const startLabels = {
  saved: messages.start,
  in_progress: messages.goOn,
  paused: messages.goOn,
  completed: messages.again,
}

const wide = (variant: 'leaf' | 'tint') => classNames(buttonClass({ variant }), 'grow-999! px-3!')
