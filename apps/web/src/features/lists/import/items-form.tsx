import { FileArrowUpIcon } from '@phosphor-icons/react/FileArrowUp'
import { type ChangeEvent, type FormEvent, useId, useRef } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { inputFrame } from '../../../ui/fields/input-frame.ts'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { readChosenFile } from '../../../ui/page/read-text-file.ts'
import { messages } from './messages.ts'

/** Plenty for 500 items of 120 characters. */
const maxFileBytes = 500_000

type Props = {
  text: string
  isFinding: boolean
  onText: (text: string) => void
  onFind: () => void
}

export function ItemsForm({ text, isFinding, onText, onFind }: Props) {
  const linesId = useId()
  const file = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFind()
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
        <Button type="submit" busy={isFinding} busyLabel={messages.finding}>
          {messages.next}
        </Button>
      </DialogActions>
    </form>
  )
}
