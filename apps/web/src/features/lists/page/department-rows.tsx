import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { ListItem } from '@aisleway/core/lists/list-item'
import { useId } from 'react'
import { CheckboxRow } from '../../../ui/controls/checkbox-row.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { DragHandle } from '../../../ui/sorting/drag-handle.tsx'
import { useDragSort } from '../../../ui/sorting/use-drag-sort.ts'
import { DepartmentSquare } from '../../catalogue/department-square.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { ItemRow } from './item/item-row.tsx'
import { messages } from './messages.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  department: DepartmentOrOther
  items: readonly ListItem[]
  mayEdit: boolean
  selection: Selection
  onQuantity: (item: ListItem, quantity: number) => void
  onOpen: (item: ListItem) => void
  onMove: (itemId: string, to: number) => void
}

/** One department; its rows can be sorted by their handles, or selected. */
export function DepartmentRows({
  department,
  items,
  mayEdit,
  selection,
  onQuantity,
  onOpen,
  onMove,
}: Props) {
  const id = useId()
  const { listRef, handleOf, styleOf, isDragged } = useDragSort(
    items.map(item => item.id),
    onMove,
  )
  const lead = (item: ListItem) => {
    if (!mayEdit) return null
    if (selection.isOn) {
      return (
        <CheckboxRow
          label={<VisuallyHidden>{messages.selectNamed(item.name)}</VisuallyHidden>}
          checked={selection.has(item.id)}
          onChange={() => selection.toggle(item.id)}
          className="min-h-11! w-11 justify-center pl-2.5"
        />
      )
    }
    return (
      <DragHandle
        label={messages.moveNamed(item.name)}
        aria-describedby={`${id}-keys`}
        {...handleOf(item.id)}
      />
    )
  }
  return (
    <section aria-labelledby={id} className="pt-3">
      <h2
        id={id}
        className="display flex items-center gap-2.5 px-1 py-2 text-[1.25rem] leading-tight"
      >
        <DepartmentSquare department={department} className="size-3.5!" />
        {labels.department(department)}
      </h2>
      <p id={`${id}-keys`} hidden>
        {messages.arrowKeys}
      </p>
      <ul ref={listRef} className="flex flex-col gap-1">
        {items.map(item => (
          <ItemRow
            key={item.id}
            item={item}
            department={department}
            lead={lead(item)}
            isLifted={isDragged(item.id)}
            style={styleOf(item.id)}
            {...(mayEdit && !selection.isOn && { onQuantity, onOpen })}
          />
        ))}
      </ul>
    </section>
  )
}
