import { maxListItems, type NewListItem } from '@aisleway/core/lists/list-item'
import { useState } from 'react'
import { newId } from '../../../api/client/new-id.ts'
import { sendLatest } from '../../../api/send-latest.ts'
import { useSession } from '../../../api/session/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useAtOpening } from '../../../ui/scheduling/use-at-opening.ts'
import { useLatest } from '../../../ui/scheduling/use-latest.ts'
import { useStillOpen } from '../../../ui/scheduling/use-still-open.ts'
import { refreshLists } from '../list-queries.ts'
import { makeListOf } from '../outbox/make-list.ts'
import { useListAction } from '../use-list-action.ts'
import { ItemsForm } from './items-form.tsx'
import { type MatchedItem, matchItems } from './match-items.ts'
import { messages } from './messages.ts'
import { readListText } from './read-list-text.ts'
import { ReviewForm } from './review-form.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; initialText?: string }

/** Imports a list from a file or a note: first its lines, then the store's matches for them. */
export default function ImportDialog({ open, onOpenChange, initialText = '' }: Props) {
  const { user } = useSession()
  const [note, setNote] = useState(() => newNote(initialText))
  const [matched, setMatched] = useState<Awaited<ReturnType<typeof matchText>>>()
  const isStillOpen = useStillOpen(open)
  // Lines typed while others are looked up are looked up as well, since the text is emptied once the list is saved.
  const latest = useLatest(note)
  const find = useListAction({
    name: 'match',
    send: (_isSameOpening: () => boolean) => sendLatest(() => latest.current.text, matchText),
    onDone: (found, isSameOpening) => {
      if (isSameOpening() && isImportable(found.items)) setMatched(found)
    },
    failed: messages.findFailed,
  })
  const save = useListAction({
    name: 'import',
    send: async ({ id, name, items }: NewList) => {
      if (user) await makeListOf(user, { id, name }, items)
    },
    onDone: async (_, { id }) => {
      await refreshLists()
      toast.show(messages.saved)
      // Another note that was typed in the meantime stays.
      if (id !== latest.current.listId) return
      setNote(newNote(''))
      if (isStillOpen()) onOpenChange(false)
    },
    failed: messages.saveFailed,
  })
  useAtOpening(open, () => setMatched(undefined))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={matched ? messages.reviewTitle : messages.title}
      description={matched ? undefined : messages.text}
      closeLabel={messages.close}
    >
      {matched && user ? (
        <ReviewForm
          userId={user.id}
          matched={matched.items}
          leftOut={matched.leftOut}
          isSaving={save.isPending}
          onBack={() => setMatched(undefined)}
          onSave={(name, items) => save.run({ id: note.listId, name, items })}
        />
      ) : (
        <ItemsForm
          text={note.text}
          isFinding={find.isPending}
          onText={text => setNote(newNote(text))}
          onFind={() => isImportable(readListText(note.text).items) && find.run(isStillOpen)}
        />
      )}
    </Dialog>
  )
}

type NewList = { id: string; name: string; items: readonly NewListItem[] }

/** A note becomes one list, however often the dialog is closed and opened again while it is being saved. */
function newNote(text: string) {
  return { text, listId: newId() }
}

async function matchText(text: string): Promise<{ items: MatchedItem[]; leftOut: string[] }> {
  const { items, leftOut } = readListText(text)
  return { items: await matchItems(items), leftOut }
}

/** Whether a list can have so many items; if not, the shopper is told. */
function isImportable({ length }: readonly unknown[]): boolean {
  const isWithinLimits = length > 0 && length <= maxListItems
  if (!isWithinLimits) {
    toast.error({ ...(length === 0 ? messages.nothing : messages.tooMany(length)), key: 'import' })
  }
  return isWithinLimits
}
