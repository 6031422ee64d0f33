import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { type DepartmentOrder, departmentsInOrder } from '@aisleway/core/shopping/department-order'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { useStillOpen } from '../../../ui/scheduling/use-still-open.ts'
import { DragHandle } from '../../../ui/sorting/drag-handle.tsx'
import { useDragSort } from '../../../ui/sorting/use-drag-sort.ts'
import { DepartmentSquare } from '../../catalogue/department-square.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { useListAction } from '../use-list-action.ts'
import { messages } from './messages.ts'
import { departmentOrderQuery, saveDepartmentOrder } from './order-queries.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; userId: string }

/** The order in which the shopper walks the store. */
export default function OrderDialog({ open, onOpenChange, userId }: Props) {
  const { data: own, isPending, refetch } = useQuery(departmentOrderQuery(userId))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      description={messages.text}
      closeLabel={messages.close}
    >
      {own ? (
        <OrderForm userId={userId} own={own} onDone={() => onOpenChange(false)} />
      ) : isPending ? (
        <p className="flex justify-center py-8">
          <Spinner label={messages.loading} />
        </p>
      ) : (
        <LoadFailed title={messages.loadFailed} onRetry={refetch} />
      )}
    </Dialog>
  )
}

type FormProps = { userId: string; own: DepartmentOrder; onDone: () => void }

function OrderForm({ userId, own, onDone }: FormProps) {
  const [changed, setChanged] = useState<DepartmentOrOther[]>()
  const order = changed ?? departmentsInOrder(own)
  const [moved, setMoved] = useState('')
  const { listRef, handleOf, styleOf, isDragged } = useDragSort(order, (department, to) => {
    setChanged(order.filter(other => other !== department).toSpliced(to, 0, department))
    setMoved(messages.moved(labels.department(department), to + 1, order.length))
  })
  const isShown = useStillOpen(true)
  const save = useListAction({
    name: 'department order',
    send: (departments: DepartmentOrOther[]) => saveDepartmentOrder(userId, departments),
    onDone: () => isShown() && onDone(),
    failed: messages.failed,
  })
  return (
    <>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <p id="order-keys" hidden>
        {messages.arrowKeys}
      </p>
      <ul ref={listRef} className="flex flex-col gap-1">
        {order.map(department => (
          <li
            key={department}
            style={styleOf(department)}
            className={`relative flex min-h-11 items-center gap-2.5 rounded-control bg-sunken ${isDragged(department) ? 'shadow-panel' : ''}`}
          >
            <DragHandle
              label={messages.moveNamed(labels.department(department))}
              aria-describedby="order-keys"
              {...handleOf(department)}
            />
            <DepartmentSquare department={department} />
            <span className="font-semibold">{labels.department(department)}</span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="sunken" disabled={save.isPending} onClick={() => save.run([])}>
          {messages.reset}
        </Button>
        <Button busy={save.isPending} onClick={() => save.run(order)}>
          {messages.save}
        </Button>
      </DialogActions>
    </>
  )
}
