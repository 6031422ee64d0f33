import type { User } from '@aisleway/core/account/session'
import type { ListItem } from '@aisleway/core/lists/list-item'
import { likelyGroups } from '@aisleway/core/shopping/likely-groups'
import { ArrowsDownUpIcon } from '@phosphor-icons/react/ArrowsDownUp'
import { ListPlusIcon } from '@phosphor-icons/react/ListPlus'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { focusSearch } from '../../catalogue/search-box/search-focus.ts'
import { listChanges } from '../changes/list-changes.ts'
import { useEditedItem } from '../changes/use-edited-item.ts'
import { messages as departmentMessages } from '../departments/messages.ts'
import { useDepartmentOrder } from '../departments/order-queries.ts'
import type { ListOnDevice } from '../replica/list-on-device.ts'
import type { ListReplica } from '../replica/list-replica.ts'
import { DepartmentRows } from './department-rows.tsx'
import { ListHeader } from './list-header.tsx'
import type { ListScreenParts } from './list-screen-parts.ts'
import { messages } from './messages.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { Sent } from './send/use-send-to-list.ts'
import { useListTarget } from './use-list-target.ts'
import { useSelection } from './use-selection.ts'

const ToListDialog = preloadedDialog(() => import('./send/to-list-dialog.tsx'))
const OrderDialog = preloadedDialog(() => import('../departments/order-dialog.tsx'))
const ItemDialog = preloadedDialog(() => import('./item/item-dialog.tsx'))

type Props = ListScreenParts & { user: User; list: ListOnDevice; replica: ListReplica }

/** The items by department, editable in place; viewers only see them (answer 20). */
export function ListPage({ user, list, replica, sharing }: Props) {
  const { head, items } = list
  const mayEdit = head.access !== 'view'
  const changes = useMemo(() => listChanges(replica), [replica])
  const selection = useSelection(mayEdit ? items : [])
  const { item: edited, edit, endEdit } = useEditedItem(items, changes)
  const [moved, setMoved] = useState('')
  const [isOrdering, setOrdering] = useState(false)
  const [sent, setSent] = useState<Sent>()
  const send = (chosen: readonly ListItem[], isMove: boolean) =>
    setSent({ from: head.id, itemIds: chosen.map(({ id }) => id), isMove })
  usePageTitle(messages.pageTitle(head.name))
  useListTarget(user, list, changes)

  const groups = likelyGroups(items, false, useDepartmentOrder(user.id))
  const known = new Map(items.map(item => [item.id, item]))
  const editedGroup = groups.find(group => group.items.some(({ id }) => id === edited?.id))
  const move = (group: (typeof groups)[number], itemId: string, to: number) => {
    const item = known.get(itemId)
    if (!item) return
    changes.move(group.items, itemId, to)
    setMoved(messages.moved(item.name, to + 1, group.items.length))
  }

  return (
    <>
      <ListHeader userId={user.id} list={list} sharing={sharing} />
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {mayEdit && (
        <div className="mt-5 mb-2 flex flex-wrap gap-2">
          <Button
            variant={items.length === 0 && !head.isPlan ? 'leaf' : 'tint'}
            icon={<PlusIcon />}
            onClick={focusSearch}
          >
            {messages.addItem}
          </Button>
          {items.length > 0 && (
            <Button
              variant="sunken"
              aria-pressed={selection.isOn}
              onClick={selection.isOn ? selection.end : selection.begin}
            >
              {selection.isOn ? messages.endSelecting : messages.select}
            </Button>
          )}
        </div>
      )}
      {items.length === 0 && (
        <EmptyState
          title={messages.empty}
          picture={<ListPlusIcon />}
          actions={
            head.isPlan && (
              <Link to="/plan/$listId" params={{ listId: head.id }} className={buttonClass()}>
                {messages.toPlan}
              </Link>
            )
          }
        >
          {head.isPlan ? messages.notFilled : mayEdit ? messages.emptyText : ''}
        </EmptyState>
      )}
      {groups.map(group => (
        <DepartmentRows
          key={group.department}
          department={group.department}
          items={group.items.flatMap(({ id }) => known.get(id) ?? [])}
          mayEdit={mayEdit}
          selection={selection}
          onQuantity={changes.setQuantity}
          onOpen={edit}
          onMove={(itemId, to) => move(group, itemId, to)}
        />
      ))}
      {groups.length > 0 && (
        <p className="mt-4 text-center">
          <Button
            variant="ghost"
            size="compact"
            icon={<ArrowsDownUpIcon />}
            onClick={() => setOrdering(true)}
          >
            {departmentMessages.open}
          </Button>
        </p>
      )}
      <OrderDialog open={isOrdering} onOpenChange={setOrdering} userId={user.id} />
      {selection.isOn && <SelectionBar changes={changes} selection={selection} onSend={send} />}
      {mayEdit && (
        <>
          <ItemDialog
            userId={user.id}
            open={edited !== undefined}
            onOpenChange={isOpen => !isOpen && endEdit()}
            item={edited}
            changes={changes}
            position={editedGroup?.items.findIndex(({ id }) => id === edited?.id) ?? 0}
            last={(editedGroup?.items.length ?? 1) - 1}
            onMove={(itemId, to) => editedGroup && move(editedGroup, itemId, to)}
            onSend={(item, isMove) => {
              endEdit()
              send([item], isMove)
            }}
          />
          <ToListDialog
            open={sent !== undefined}
            onOpenChange={isOpen => !isOpen && setSent(undefined)}
            user={user}
            sent={sent}
            onDone={selection.end}
          />
        </>
      )}
    </>
  )
}
