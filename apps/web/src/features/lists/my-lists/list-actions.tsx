import type { ListCard } from '@aisleway/core/lists/contract'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { PauseIcon } from '@phosphor-icons/react/Pause'
import { Link } from '@tanstack/react-router'
import { api } from '../../../api/client.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { refreshLists } from '../list-queries.ts'
import { useListAction } from '../use-list-action.ts'
import { ListMenu } from './list-menu.tsx'
import { messages } from './messages.ts'
import { useLoadIntoCart } from './use-load-into-cart.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What shopping mode was opened with (spec 2 §2). */
    list?: ListCard
  }
}

/** What one does with a list, by its state (spec 2 §4). */
export function ListActions({ userId, list }: { userId: string; list: ListCard }) {
  const load = useLoadIntoCart(userId, list)
  const pause = useListAction({
    name: `pause ${list.id}`,
    send: () => api.lists.pause({ listId: list.id }),
    onDone: () => {
      toast.show(messages.paused)
      return refreshLists()
    },
    failed: messages.pauseFailed,
  })
  const label = startLabels[list.status]
  return (
    <div className="flex gap-2">
      <Link
        to="/shopping/$listId"
        params={{ listId: list.id }}
        state={{ list }}
        aria-label={messages.ofList(label, list.name)}
        className={classNames(
          buttonClass({ variant: list.status === 'in_progress' ? 'leaf' : 'tint' }),
          'min-w-0 shrink! grow max-sm:px-3!',
        )}
      >
        {label}
      </Link>
      {list.status === 'in_progress' && (
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
      <ListMenu list={list} />
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
