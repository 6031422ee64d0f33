import type { ListCard, ListHead } from '@aisleway/core/lists/contract'
import { maxListItems } from '@aisleway/core/lists/list-item'
import { useQuery } from '@tanstack/react-query'
import { ignorePress } from '../../ui/controls/ignore-press.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { dateText } from '../../ui/text/date-text.ts'
import { listPageQuery } from './list-queries.ts'
import { messages } from './page/messages.ts'
import { deviceList, listIdsOnDevice } from './replica/device-list.ts'
import { withWaitingChanges } from './with-waiting-changes.ts'

type Props = {
  userId: string
  /** The list the items come from. */
  except: string | null
  /** How many items the chosen list must have room for. */
  room: number
  isBusy: boolean
  onChoose: (list: Choice) => void
}

type Choice = ListHead & Pick<ListCard, 'itemsCount'>

/** The shopper's newest lists that can take more items. */
export function ListChoice({ userId, except, room, isBusy, onChoose }: Props) {
  const { data, isError } = useQuery(listPageQuery(userId, { search: '', page: 1 }))
  const known = data?.lists ?? (isError ? choicesOnDevice(userId) : undefined)
  if (!known) return <Spinner label={messages.loading} />
  const lists = withWaitingChanges(userId, known).filter(
    ({ id, access, itemsCount }) =>
      id !== except && access !== 'view' && itemsCount + room <= maxListItems,
  )
  if (isError && lists.length === 0) return <p role="alert">{messages.listsFailed}</p>
  if (lists.length === 0) return <p className="text-ink2">{messages.noOtherList}</p>
  return (
    <ul className="-mx-1.5 flex flex-col gap-1">
      {lists.map(list => (
        <li key={list.id}>
          <button
            type="button"
            {...ignorePress(isBusy, () => onChoose(list))}
            className="pressable flex min-h-13 w-full items-center justify-between gap-3 rounded-control px-3 py-2 text-left hover:bg-sunken aria-disabled:opacity-50"
          >
            <span className="min-w-0 font-row text-row [overflow-wrap:anywhere]">{list.name}</span>
            <span className="shrink-0 text-right text-ink2 text-meta">
              {messages.itemCount(list.itemsCount)}
              {/* Tells lists of the same name apart. */}
              <time dateTime={list.createdAt} className="block">
                {dateText(list.createdAt)}
              </time>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Offline, the lists on this device. */
function choicesOnDevice(userId: string): Choice[] {
  return listIdsOnDevice(userId).flatMap(listId => {
    const list = deviceList(userId, listId).read()
    return list ? { ...list.head, itemsCount: list.items.length } : []
  })
}
