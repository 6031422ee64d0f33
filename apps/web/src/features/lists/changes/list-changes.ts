import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { mergeItems } from '@aisleway/core/lists/changes/merge-items'
import { moveItem } from '@aisleway/core/lists/changes/move-item'
import { undoChanges } from '@aisleway/core/lists/changes/undo-changes'
import { type ListItem, maxListItems, type NewListItem } from '@aisleway/core/lists/list-item'
import type { ItemChange } from '@aisleway/core/lists/list-operations'
import { formatCents } from '@aisleway/core/money'
import type { LineTotal } from '@aisleway/core/shopping/line-cents'
import { newId } from '../../../api/client/new-id.ts'
import { sendOutbox } from '../../../api/outbox/act.ts'
import { type Toast, toast } from '../../../ui/feedback/toast.ts'
import type { ListReplica } from '../replica/list-replica.ts'
import { messages } from './messages.ts'

export type ListChanges = ReturnType<typeof listChanges>

/** The changes a shopper can make to a list. Each shows at once, and is sent once it is on disk. */
export function listChanges(replica: ListReplica) {
  /** Resolves to false if the change could not be stored. */
  const change = async (...changes: readonly ItemChange[]): Promise<boolean> => {
    try {
      await Promise.all(changes.map(({ itemId, ...one }) => replica.change(itemId, one)))
    } catch {
      toast.error({ ...messages.notKept, key: 'not-kept' })
      return false
    }
    sendOutbox()
    return true
  }

  /** Makes the changes; returns what undoes them, except for what somebody has changed since. */
  const changeUndoably = (changes: readonly ItemChange[]) => {
    const { items, state } = replica.get() ?? { items: [], state: undefined }
    change(...changes)
    return () => change(...undoChanges(changes, items, state, replica.get()?.state))
  }

  /** Makes the changes and offers to undo them. */
  const changeAndToast = (
    text: Pick<Toast, 'title' | 'message' | 'brief'>,
    ...changes: ItemChange[]
  ) => {
    if (changes.length === 0) return
    toast.show({ brief: true, ...text, undo: changeUndoably(changes) })
  }

  return {
    change,
    changeAndToast,

    setQuantity: (item: ListItem, quantity: number) =>
      change({ itemId: item.id, kind: 'quantity', quantity }),

    /** Null for the store's price. */
    setPrice(item: ListItem, priceCents: number | null, lineTotal?: LineTotal) {
      const total = lineTotal && { lineTotal }
      const price: ItemChange = { itemId: item.id, kind: 'price', priceCents, ...total }
      if (item.priceCents === null) change(price)
      else changeAndToast(messages.priceSaved(item.name, formatCents(item.priceCents)), price)
    },

    setNote: (item: ListItem, note: string) => change({ itemId: item.id, kind: 'note', note }),

    /** Free text only. */
    rename: (item: ListItem, name: string) => change({ itemId: item.id, kind: 'name', name }),

    /** Free text only. */
    setDepartment: (item: ListItem, department: DepartmentOrOther) =>
      change({ itemId: item.id, kind: 'department', department }),

    move: (group: readonly ListItem[], itemId: string, position: number) =>
      change(...moveItem(group, itemId, position)),

    remove(...items: readonly ListItem[]) {
      changeAndToast(
        messages.removed(items.map(({ name }) => name)),
        ...items.map(({ id: itemId }): ItemChange => ({ itemId, kind: 'remove' })),
      )
    },

    /** For an item that somebody else removed while it was being changed here. */
    reportRemovedElsewhere({ id: itemId, name }: ListItem) {
      toast.show({
        ...messages.removedElsewhere(name),
        action: { label: messages.putBack, onPress: () => change({ itemId, kind: 'restore' }) },
      })
    },

    /** Adds to the items already on the list. Returns an undo function; undefined if the list is full. */
    add(...wanted: readonly NewListItem[]): (() => void) | undefined {
      const before = replica.get()?.items ?? []
      const changes = mergeItems(before, wanted, newId)
      const added = changes.filter(({ kind }) => kind === 'add').length
      if (before.length + added > maxListItems) {
        toast.error(messages.listFull)
        return undefined
      }
      return changeUndoably(changes)
    },
  }
}
