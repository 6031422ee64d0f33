import { useState } from 'react'
import { type Entry, entryKey } from '../../api/outbox/entry.ts'
import { knownKinds } from '../../api/outbox/kinds.ts'
import { retryRefused } from '../../api/outbox/sending/send-outbox.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { type ActionTexts, messages } from './changes-messages.ts'
import { dropEntries } from './drop-entries.ts'

type Props = { entries: readonly Entry[]; textsFor: (count: number) => ActionTexts }

/** Sends changes that the server refused again, or discards changes after a confirmation. */
export function ChangeActions({ entries, textsFor }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  /** What the question is about: while it is open, more may be refused, or some be sent by another tab. */
  const [asked, setAsked] = useState(entries)
  const retriable = entries.filter(
    ({ refusal, input }) => refusal !== undefined && input !== undefined,
  )
  const texts = textsFor(entries.length)
  const question = textsFor(asked.length)
  const decide = async (decision: () => Promise<void>) => {
    setBusy(true)
    try {
      await decision()
    } catch {
      toast.error(messages.failed)
    }
    setBusy(false)
  }
  const drop = () => {
    const keys = new Set(entries.map(entryKey))
    return dropEntries(asked.filter(entry => keys.has(entryKey(entry))))
  }
  return (
    <span className="flex gap-2">
      {retriable.length > 0 && (
        <Button
          variant="tint"
          size="compact"
          busy={isBusy}
          aria-label={texts.retryLabel}
          onClick={() => decide(() => retryRefused(retriable))}
        >
          {texts.retry}
        </Button>
      )}
      <Button
        variant="ghost"
        size="compact"
        aria-label={texts.dropLabel}
        onClick={() => {
          setAsked(entries)
          setAsking(true)
        }}
      >
        {texts.drop}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={question.dropTitle}
        description={[question.dropText, hasOwnList(asked) && messages.dropListText]
          .filter(Boolean)
          .join(' ')}
        cancelLabel={messages.cancel}
        confirmLabel={texts.drop}
        tone="danger"
        onConfirm={() => {
          setAsking(false)
          decide(drop)
        }}
      />
    </span>
  )
}

/** True if discarding these changes also removes something else from the device. */
function hasOwnList(entries: readonly Entry[]): boolean {
  return entries.some(({ kind }) => knownKinds().get(kind)?.dropped)
}
