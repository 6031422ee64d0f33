import { maxListItems } from '@aisleway/core/lists/list-item'
import { FileArrowUpIcon } from '@phosphor-icons/react/FileArrowUp'
import { type ChangeEvent, type FormEvent, useId, useRef } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { inputFrame } from '../../../ui/fields/input-frame.ts'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { readChosenFile } from '../../../ui/page/read-text-file.ts'
import { useListAction } from '../use-list-action.ts'
import { type MatchedItem, matchItems } from './match-items.ts'
import { messages } from './messages.ts'
import { type ListText, readListText } from './read-list-text.ts'

/** Plenty for 500 items of 120 characters. */
const maxFileBytes = 500_000

type Props = {
  text: string
  onText: (text: string) => void
  onMatched: (items: MatchedItem[], leftOut: string[]) => void
}

export function ItemsForm({ text, onText, onMatched }: Props) {
  const linesId = useId()
  const file = useRef<HTMLInputElement>(null)
  const find = useListAction({
    name: 'match',
    send: async ({ items, leftOut }: ListText) => ({ matched: await matchItems(items), leftOut }),
    onDone: ({ matched, leftOut }) => onMatched(matched, leftOut),
    failed: messages.findFailed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readListText(text)
    const { items } = read
    if (items.length === 0) return toast.error({ ...messages.nothing, key: 'import' })
    if (items.length > maxListItems)
      return toast.error({ ...messages.tooMany(items.length), key: 'import' })
    find.run(read)
  }
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const read = await readChosenFile(target, maxFileBytes)
    if (!read) return
    if ('text' in read) return onText(read.text)
    const notice = read.problem === 'too-large' ? messages.fileTooLarge : messages.fileFailed
    toast.error({ ...notice, key: 'import' })
  }
  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={linesId} className="font-bold">
        {messages.linesLabel}
      </label>
      <textarea
        id={linesId}
        rows={7}
        placeholder={messages.linesPlaceholder}
        value={text}
        onChange={event => onText(event.target.value)}
        className={`${inputFrame} mt-2 block h-auto! w-full resize-y px-3.5 py-3 placeholder:text-ink2`}
      />
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={messages.fileLabel}
        tabIndex={-1}
        onChange={readFile}
        className="sr-only"
      />
      <DialogActions>
        <Button variant="sunken" icon={<FileArrowUpIcon />} onClick={() => file.current?.click()}>
          {messages.chooseFile}
        </Button>
        <Button type="submit" busy={find.isPending} busyLabel={messages.finding}>
          {messages.next}
        </Button>
      </DialogActions>
    </form>
  )
}
