import type { ListItem } from '@aisleway/core/lists/list-item'
import { CopyIcon } from '@phosphor-icons/react/Copy'
import { FolderSimpleIcon } from '@phosphor-icons/react/FolderSimple'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import { Button } from '../../../ui/controls/button.tsx'
import { stickyBottom } from '../../../ui/page/sticky-bar.ts'
import type { ListChanges } from '../changes/list-changes.ts'
import { messages } from './messages.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  changes: ListChanges
  selection: Selection
  onSend: (items: readonly ListItem[], isMove: boolean) => void
}

/** The actions on all selected items, within thumb reach. */
export function SelectionBar({ changes, selection, onSend }: Props) {
  const { items } = selection
  const areNone = items.length === 0
  return (
    <div
      ref={stickyBottom}
      className="sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-10 mt-4 rounded-card bg-surface p-3 shadow-panel max-sm:low:static print:hidden"
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="font-bold">
          {messages.selected(items.length)}
        </p>
        <Button variant="ghost" size="compact" onClick={selection.all}>
          {messages.selectAll}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2 *:grow *:basis-0">
        <Button
          variant="sunken"
          size="compact"
          disabled={areNone}
          icon={<FolderSimpleIcon className="max-[26rem]:hidden" />}
          onClick={() => onSend(items, true)}
          className="px-2!"
        >
          {messages.move}
        </Button>
        <Button
          variant="sunken"
          size="compact"
          disabled={areNone}
          icon={<CopyIcon className="max-[26rem]:hidden" />}
          onClick={() => onSend(items, false)}
          className="px-2!"
        >
          {messages.copy}
        </Button>
        <Button
          variant="sunken"
          size="compact"
          disabled={areNone}
          icon={<TrashIcon className="max-[26rem]:hidden" />}
          onClick={() => {
            changes.remove(...items)
            selection.end()
          }}
          className="px-2!"
        >
          {messages.remove}
        </Button>
      </div>
    </div>
  )
}
