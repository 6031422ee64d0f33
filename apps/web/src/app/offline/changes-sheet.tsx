import type { User } from '@aisleway/core/account/session'
import type { Entry } from '../../api/outbox/entry.ts'
import { entryKey } from '../../api/outbox/entry.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { ChangeActions } from './change-actions.tsx'
import { messages } from './changes-messages.ts'
import { entryTitler } from './entry-title.ts'
import { useWaitingEntries } from './use-waiting-entries.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: User
  /** What can and cannot be done offline. */
  about: string
}

/** The changes that the server does not have yet, and those it refused. */
export default function ChangesSheet({ open, onOpenChange, user, about }: Props) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="right"
      title={messages.title}
      closeLabel={messages.close}
    >
      <p className="font-semibold">{about}</p>
      <Changes userId={user.id} />
    </Sheet>
  )
}

function Changes({ userId }: { userId: string }) {
  const { waiting, refused } = useWaitingEntries(userId)
  if (waiting.length + refused.length === 0) return <EmptyState title={messages.none} />
  return (
    <div className="mt-6 flex flex-col gap-8">
      {refused.length > 0 && (
        <section aria-labelledby="refused-changes">
          <h3 id="refused-changes" className="display text-row">
            {messages.refused}
          </h3>
          <p className="mt-1 text-ink2 text-meta">{messages.refusedText}</p>
          {refused.length > 1 && (
            <div className="mt-2">
              <ChangeActions entries={refused} textsFor={messages.all} />
            </div>
          )}
          <Rows entries={refused} />
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

function Rows({ entries }: { entries: readonly Entry[] }) {
  const titleOf = entryTitler()
  return (
    <ul className="mt-2">
      {entries.map(entry => (
        <Row key={entryKey(entry)} entry={entry} title={titleOf(entry)} />
      ))}
    </ul>
  )
}

type RowProps = { entry: Entry; title: string }

function Row({ entry, title }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-3 last:border-b-0">
      <span className="min-w-0 grow basis-52 [overflow-wrap:anywhere]">
        <span className="block font-row text-row">{title}</span>
        {entry.refusal && (
          <span className="block text-danger text-meta">{messages.reasonOf(entry.refusal)}</span>
        )}
      </span>
      <ChangeActions entries={[entry]} textsFor={() => messages.one(title)} />
    </li>
  )
}
