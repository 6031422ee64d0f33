import type { ListHead } from '@aisleway/core/lists/contract'
import { statusOnDevice } from '@aisleway/core/lists/list'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { buttonClass } from '../../../../ui/controls/button-class.ts'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { messages } from '../messages.ts'
import { ListMenuButton } from './list-menu-button.tsx'
import { PauseButton } from './pause-button.tsx'
import { startLabels } from './start-labels.ts'
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

/** The actions of a list, by its status (spec 2 §4) and the shopper's access (answer 20). */
export function ListActions({ userId, list, pendingTripId, sharing }: Props) {
  const load = useLoadIntoCart(userId, list)
  const use = useTemplate(list)
  const mayEdit = list.access !== 'view'
  const { isTemplate } = list
  const status = statusOnDevice({ status: list.status, isTemplate, pendingTripId })
  const isInProgress = mayEdit && status === 'in_progress'
  const label = mayEdit ? startLabels[status] : messages.look
  return (
    // On a narrow card, the first action takes its own line, and the others share the next.
    <div className="flex flex-wrap gap-2">
      {isTemplate ? (
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
          className={wide(isInProgress ? 'leaf' : 'tint')}
        >
          {label}
        </Link>
      )}
      <div className="flex grow gap-2 *:grow">
        {isInProgress && <PauseButton userId={userId} list={list} />}
        <IconButton
          variant="outline"
          size="regular"
          label={messages.ofList(messages.loadIntoCart, list.name)}
          icon={<BasketIcon />}
          disabled={load.isPending}
          onClick={() => load.run()}
        />
        {sharing}
        <ListMenuButton list={list} />
      </div>
    </div>
  )
}

const wide = (variant: 'leaf' | 'tint') => classNames(buttonClass({ variant }), 'grow-999! px-3!')
