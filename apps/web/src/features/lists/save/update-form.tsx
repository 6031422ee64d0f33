import type { User } from '@aisleway/core/account/session'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { useCartItems } from '../../cart/use-cart-items.ts'
import { listQuery } from '../list-queries.ts'
import { DifferenceView } from './difference-view.tsx'
import { asListUpdate, type ListUpdate, planUpdate } from './list-update.ts'
import { messages } from './messages.ts'

type Props = {
  user: User
  listId: string
  isSaving: boolean
  isUpdating: boolean
  onSaveAsNew: () => void
  onUpdate: (update: ListUpdate) => void
  onCancel: () => void
}

/** Previews what an update of the list would do (answer 30). */
export function UpdateForm(props: Props) {
  const { user, listId, isSaving, isUpdating, onSaveAsNew, onUpdate, onCancel } = props
  const { data: list, isError, refetch } = useQuery(listQuery(user.id, listId))
  const { items: cart } = useCartItems()
  const plan = useMemo(() => list && planUpdate(list, cart), [list, cart])
  // A second press after a failure resends the same update, not another one.
  const sent = useRef<ListUpdate>(undefined)
  const submit = () => {
    if (!plan) return
    if (sent.current?.difference !== plan.difference) sent.current = asListUpdate(user.id, plan)
    onUpdate(sent.current)
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="max-h-[min(22rem,40dvh)] overflow-y-auto overscroll-contain">
        {plan ? (
          <DifferenceView difference={plan.difference} />
        ) : isError ? (
          <p className="flex flex-wrap items-center justify-between gap-2 text-danger">
            {messages.compareFailed}
            <Button variant="ghost" size="compact" onClick={() => refetch()}>
              {messages.tryAgain}
            </Button>
          </p>
        ) : (
          <p className="py-6 text-center text-3xl">
            <Spinner label={messages.comparing} />
          </p>
        )}
      </div>
      <DialogActions>
        <Button variant="sunken" busy={isSaving} busyLabel={messages.saving} onClick={onSaveAsNew}>
          {messages.saveAsNew}
        </Button>
        <Button disabled={!plan} busy={isUpdating} busyLabel={messages.updating} onClick={submit}>
          {messages.update}
        </Button>
      </DialogActions>
      <Button variant="ghost" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  )
}
