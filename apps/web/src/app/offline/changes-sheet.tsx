import type { User } from '@aisleway/core/account/session'
import { useState } from 'react'
import { sendOutbox } from '../../api/outbox/act.ts'
import type { Entry } from '../../api/outbox/entry.ts'
import { entryKey } from '../../api/outbox/entry.ts'
import { outbox } from '../../api/outbox/sending/outbox.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { messages } from './changes-messages.ts'
import { dropEntry } from './drop-entry.ts'
import { entryTitler } from './entry-title.ts'
import { useWaitingEntries } from './use-waiting-entries.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; user: User }

/** The changes that the server does not have yet, and those it refused. */
export default function ChangesSheet({ open, onOpenChange, user }: Props) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="right"
      title={messages.title}
      closeLabel={messages.close}
    >
      <Changes userId={user.id} />
    </Sheet>
  )
}

function Changes({ userId }: { userId: string }) {
  const { waiting, refused } = useWaitingEntries(userId)
  if (waiting.length + refused.length === 0) return <EmptyState title={messages.none} />
  return (
    <div className="flex flex-col gap-8">
      {refused.length > 0 && (
        <section aria-labelledby="refused-changes">
          <h3 id="refused-changes" className="display text-row">
            {messages.refused}
          </h3>
          <p className="mt-1 text-ink2 text-meta">{messages.refusedText}</p>
          <Rows entries={refused} canRetry />
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-changes">
          <h3 id="waiting-changes" className="display text-row">
            {messages.waiting}
          </h3>
          <p className="mt-1 text-ink2 text-meta">{messages.waitingText}</p>
          <Rows entries={waiting} />
        </section>
      )}
    </div>
  )
}

function Rows({ entries, canRetry = false }: { entries: readonly Entry[]; canRetry?: boolean }) {
  const titleOf = entryTitler()
  return (
    <ul className="mt-2">
      {entries.map(entry => (
        <Row key={entryKey(entry)} entry={entry} title={titleOf(entry)} canRetry={canRetry} />
      ))}
    </ul>
  )
}

type RowProps = { entry: Entry; title: string; canRetry: boolean }

function Row({ entry, title, canRetry }: RowProps) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const decide = async (decision: () => Promise<void>) => {
    setBusy(true)
    try {
      await decision()
    } catch {
      toast.error(messages.failed)
    }
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-3 last:border-b-0">
      <span className="min-w-0 grow basis-52 [overflow-wrap:anywhere]">
        <span className="block font-row text-row">{title}</span>
        {entry.refusal && (
          <span className="block text-danger text-meta">{messages.reasonOf(entry.refusal)}</span>
        )}
      </span>
      <span className="flex gap-2">
        {canRetry && entry.input !== undefined && (
          <Button
            variant="tint"
            size="compact"
            busy={isBusy}
            aria-label={messages.retryNamed(title)}
            onClick={() =>
              decide(async () => {
                await outbox.retry([entry])
                await sendOutbox()
              })
            }
          >
            {messages.retry}
          </Button>
        )}
        <Button
          variant="ghost"
          size="compact"
          aria-label={messages.dropNamed(title)}
          onClick={() => setAsking(true)}
        >
          {messages.drop}
        </Button>
      </span>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.dropTitle}
        description={messages.dropText(title)}
        cancelLabel={messages.cancel}
        confirmLabel={messages.drop}
        tone="danger"
        onConfirm={() => {
          setAsking(false)
          decide(() => dropEntry(entry))
        }}
      />
    </li>
  )
}
