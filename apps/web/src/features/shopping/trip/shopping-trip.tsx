import type { User } from '@aisleway/core/account/session'
import type { Product } from '@aisleway/core/catalogue/product'
import { isShopping } from '@aisleway/core/trips/shopping-time'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { stickyBottom } from '../../../ui/page/sticky-bar.ts'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { useWakeLock } from '../../../ui/page/use-wake-lock.ts'
import { useEditedItem } from '../../lists/changes/use-edited-item.ts'
import { useDepartmentOrder } from '../../lists/departments/order-queries.ts'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import type { ListReplica } from '../../lists/replica/list-replica.ts'
import { useListPeople } from '../../sharing/use-list-people.ts'
import { usePresence } from '../../sharing/use-presence.ts'
import { useDeals } from '../deals/use-deals.ts'
import { useHiddenDeals } from '../deals/use-hidden-deals.ts'
import { messages } from '../messages.ts'
import { TogetherBar } from '../together/together-bar.tsx'
import { TripFinished } from '../together/trip-finished.tsx'
import { CompleteBar } from './complete-bar.tsx'
import { DepartmentSection, type SectionActions } from './department-section.tsx'
import { TripHead } from './trip-head.tsx'
import { ownFirst, useGroups } from './trip-view.ts'
import { useCompleteTrip } from './use-complete-trip.ts'
import { useTripChanges } from './use-trip-changes.ts'
import { WaitingNote } from './waiting-note.tsx'

const ItemDialog = preloadedDialog(() => import('../item/item-dialog.tsx'))
const AddItemDialog = preloadedDialog(() => import('../item/add-item-dialog.tsx'))

type Props = {
  user: User
  list: ListOnDevice
  replica: ListReplica
  /** True if the trip was ended elsewhere. */
  isFinished: boolean
}

/** The list in the order of the store, department by department. Viewers see it live (answer 20). */
export function ShoppingTrip({ user, list, replica, isFinished }: Props) {
  const { items, head } = list
  const [uncheckedFirst, setUncheckedFirst] = useState(true)
  const [isAdding, setAdding] = useState(false)
  const company = useListPeople(user.id, head)
  const groups = ownFirst(
    useGroups(items, uncheckedFirst, useDepartmentOrder(user.id)),
    company.split,
    user.id,
  )
  const { changes, lastTick, undoTick } = useTripChanges(user, replica, items)
  const complete = useCompleteTrip(user.id, list)
  const mayEdit = head.access !== 'view'
  const { item: edited, edit, endEdit } = useEditedItem(items, changes)
  const { areHidden, hide } = useHiddenDeals(user.id, head)
  const actions = useMemo(
    (): SectionActions => ({
      onTick: changes.tick,
      onChange: edit,
      onAddDeal: (product: Product) => changes.addProduct(product, 'deal'),
      onHideDeals: () => {
        hide(true)
        toast.show({ ...messages.dealsHidden, undo: () => hide(false) })
      },
    }),
    [changes, hide, edit],
  )
  const withDeals =
    mayEdit && !areHidden ? groups.filter(({ takenBy }) => takenBy === undefined) : []
  const deals = useDeals(
    withDeals.map(({ department }) => department),
    items.map(({ name }) => name),
  )
  if (edited && !mayEdit) endEdit()
  if (isAdding && !mayEdit) setAdding(false)
  usePageTitle(messages.pageTitle(head.name))
  useWakeLock()
  const isShoppingNow = head.status === 'in_progress' && isShopping(list.state, head, user.id)
  usePresence(replica, head.isShared && mayEdit && isShoppingNow)

  // If the trip was completed here, the app navigates to its summary instead.
  if (isFinished && !complete.isPending && !complete.isSuccess) {
    return <TripFinished userId={user.id} list={list} />
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <TripHead
        userId={user.id}
        list={list}
        groups={groups}
        uncheckedFirst={uncheckedFirst}
        onSort={setUncheckedFirst}
      />
      <main
        id="content"
        className="mx-auto w-full max-w-190 grow overflow-x-clip px-[max(0.75rem,var(--notch))] pb-6"
      >
        {head.isShared && <TogetherBar userId={user.id} head={head} company={company} />}
        {items.length === 0 && <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>}
        {groups.map(group => (
          <DepartmentSection
            key={group.department}
            group={group}
            deals={deals[group.department]}
            nameOf={company.nameOf}
            actions={mayEdit ? actions : undefined}
          />
        ))}
        {mayEdit && areHidden && (
          <p className="mt-4 text-center">
            <Button variant="ghost" size="compact" onClick={() => hide(false)}>
              {messages.showDeals}
            </Button>
          </p>
        )}
      </main>
      {/* What comes and goes here moves no row from under a thumb. */}
      <div ref={stickyBottom} className="sticky bottom-0 z-10 bg-surface print:hidden">
        <WaitingNote unsentCount={list.unsentCount} />
        {mayEdit && (
          <CompleteBar
            list={list}
            complete={complete}
            lastTick={lastTick}
            onUndo={undoTick}
            onAdd={() => setAdding(true)}
          />
        )}
      </div>
      <ItemDialog
        userId={user.id}
        open={edited !== undefined}
        onOpenChange={isOpen => !isOpen && endEdit()}
        item={edited}
        prices={list.prices}
        changes={changes}
      />
      <AddItemDialog
        open={isAdding}
        onOpenChange={setAdding}
        onProduct={product => changes.addProduct(product, 'aisle')}
        onWords={changes.addText}
      />
    </div>
  )
}
