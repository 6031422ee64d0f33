import type { ListDetail, ListHead } from '@aisleway/core/lists/contract'
import { hasProgress } from '@aisleway/core/lists/list'
import { CopyIcon } from '@phosphor-icons/react/Copy'
import { FileCsvIcon } from '@phosphor-icons/react/FileCsv'
import { FileTextIcon } from '@phosphor-icons/react/FileText'
import { GitMergeIcon } from '@phosphor-icons/react/GitMerge'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/PaperPlaneTilt'
import { PencilSimpleIcon } from '@phosphor-icons/react/PencilSimple'
import { PrinterIcon } from '@phosphor-icons/react/Printer'
import { StackIcon } from '@phosphor-icons/react/Stack'
import { useRef, useState } from 'react'
import { useSession } from '../../../../api/session/session.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../../ui/overlays/dropdown-menu.tsx'
import { preloadedDialog } from '../../../../ui/overlays/preloaded-dialog.tsx'
import { saveFile } from '../../../../ui/page/save-file.ts'
import { shareOrCopy } from '../../../../ui/page/share-or-copy.ts'
import { useDepartmentOrder } from '../../departments/order-queries.ts'
import { refreshLists } from '../../list-queries.ts'
import { makeCopy } from '../../outbox/make-list.ts'
import { itemsOf } from '../../replica/items-of.ts'
import { readList } from '../../replica/read-list.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'
import { PrintedList } from '../printed-list.tsx'
import { ListMenuTrigger } from './list-menu-trigger.tsx'
import { listAsCsv, listAsText } from './list-text.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { useMarkTemplate } from './use-template.ts'

const MergeDialog = preloadedDialog(() => import('./merge-dialog.tsx'))

/** The button's menu, which opens as soon as its code is loaded. */
export default function ListMenu({ list }: { list: ListHead }) {
  const { id, name } = list
  const { user } = useSession()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isRenaming, setRenaming] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const mark = useMarkTemplate(list)
  // A template is not shopped, so nobody could go on with the trip.
  const canBeTemplate = !hasProgress(list.status)
  const [printed, setPrinted] = useState<ListDetail>()
  const duplicate = useListAction({
    name: `duplicate ${id}`,
    send: async (_, copyId) => {
      const copyName = messages.copyName(name)
      return user ? makeCopy(user, { id: copyId, name: copyName }, list) : copyName
    },
    onDone: copyName => {
      toast.show(messages.duplicated(copyName))
      return refreshLists()
    },
    failed: messages.duplicateFailed,
  })
  const order = useDepartmentOrder(user?.id ?? '')
  const read = useReadList(user?.id ?? '', id)
  const textOf = (detail: ListDetail) => listAsText(name, itemsOf(detail), order)
  const openRename = () => {
    // The menu unmounts together with its item, so the dialog returns the focus to its trigger.
    trigger.current?.focus()
    setRenaming(true)
  }

  return (
    <>
      <DropdownMenu startsOpen trigger={<ListMenuTrigger ref={trigger} listName={name} />}>
        {list.access !== 'view' && (
          <MenuItem icon={<PencilSimpleIcon />} onSelect={openRename}>
            {messages.rename}
          </MenuItem>
        )}
        <MenuItem
          icon={<CopyIcon />}
          disabled={duplicate.isPending}
          onSelect={() => duplicate.run()}
        >
          {messages.duplicate}
        </MenuItem>
        {list.access === 'own' && (
          <>
            {(list.isTemplate || canBeTemplate) && (
              <MenuItem
                icon={<StackIcon />}
                disabled={mark.isPending}
                onSelect={() => mark.run(!list.isTemplate)}
              >
                {list.isTemplate ? messages.unmarkTemplate : messages.markTemplate}
              </MenuItem>
            )}
            <MenuItem
              icon={<GitMergeIcon />}
              onSelect={() => {
                trigger.current?.focus()
                setMerging(true)
              }}
            >
              {messages.merge}
            </MenuItem>
          </>
        )}
        <MenuSeparator />
        <MenuItem
          icon={<PaperPlaneTiltIcon />}
          disabled={read.isPending}
          onSelect={() =>
            read.run(detail => shareOrCopy(name, { text: textOf(detail) }, shareToasts))
          }
        >
          {messages.share}
        </MenuItem>
        <MenuItem
          icon={<PrinterIcon />}
          disabled={read.isPending}
          onSelect={() => read.run(setPrinted)}
        >
          {messages.print}
        </MenuItem>
        <MenuItem
          icon={<FileCsvIcon />}
          disabled={read.isPending}
          onSelect={() =>
            read.run(detail => saveFile(`${name}.csv`, 'text/csv', listAsCsv(itemsOf(detail))))
          }
        >
          {messages.exportCsv}
        </MenuItem>
        <MenuItem
          icon={<FileTextIcon />}
          disabled={read.isPending}
          onSelect={() => read.run(detail => saveFile(`${name}.txt`, 'text/plain', textOf(detail)))}
        >
          {messages.exportText}
        </MenuItem>
      </DropdownMenu>
      <MergeDialog list={list} open={isMerging} onOpenChange={setMerging} />
      <RenameDialog list={list} open={isRenaming} onOpenChange={setRenaming} />
      {printed && <PrintedList list={printed} order={order} onDone={() => setPrinted(undefined)} />}
    </>
  )
}

const shareToasts = { copied: messages.copied, failed: messages.copyFailed }

/** Reads the whole list as it is now, because another device may have changed it. */
function useReadList(userId: string, listId: string) {
  return useListAction({
    name: `read ${listId}`,
    send: async (use: (detail: ListDetail) => void) => ({
      detail: await readList(userId, listId),
      use,
    }),
    onDone: ({ detail, use }) => use(detail),
    failed: { title: messages.error, message: messages.itemsFailed },
  })
}
