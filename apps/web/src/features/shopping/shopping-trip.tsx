import type { User } from '@aisleway/core/account/session'
import { useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import type { ListOnDevice } from '../lists/list-on-device.ts'
import type { ListReplica } from '../lists/list-replica.ts'
import { AddItemDialog } from './add-item-dialog.tsx'
import { CompleteBar } from './complete-bar.tsx'
import { DepartmentSection } from './department-section.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { messages } from './messages.ts'
import { TripHead } from './trip-head.tsx'
import { useGroups } from './trip-view.ts'
import { useTripChanges } from './use-trip-changes.ts'

type Props = { user: User; list: ListOnDevice; replica: ListReplica; random: () => number }

/** The way through the store, department by department. */
export function ShoppingTrip({ user, list, replica, random }: Props) {
  const { items, head } = list
  const [uncheckedFirst, setUncheckedFirst] = useState(true)
  const [changedId, setChangedId] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const groups = useGroups(items, uncheckedFirst)
  const changes = useTripChanges(user, replica)
  const names = items.map(({ name }) => name)
  const changed = items.find(({ id }) => id === changedId)
  usePageTitle(messages.pageTitle(head.name))
  useWakeLock()

  return (
    <div className="flex min-h-dvh flex-col">
      <TripHead
        list={list}
        groups={groups}
        uncheckedFirst={uncheckedFirst}
        onSort={setUncheckedFirst}
        onAdd={() => setAdding(true)}
      />
      <main className="mx-auto w-full max-w-190 grow px-3 pb-6">
        {items.length === 0 && <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>}
        {groups.map(group => (
          <DepartmentSection
            key={group.department}
            group={group}
            namesOnList={names}
            random={random}
            onTick={changes.tick}
            onChange={item => setChangedId(item.id)}
            onAddDeal={product => changes.addProduct(product, 'deal')}
          />
        ))}
      </main>
      <CompleteBar
        userId={user.id}
        list={list}
        lastTick={changes.lastTick}
        onUndo={changes.undoTick}
      />
      <ItemDialog item={changed} changes={changes} onClose={() => setChangedId(undefined)} />
      <AddItemDialog open={isAdding} onOpenChange={setAdding} changes={changes} />
    </div>
  )
}
