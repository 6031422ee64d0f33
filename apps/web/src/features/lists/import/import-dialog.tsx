import { maxListItems } from '@aisleway/core/lists/list-item'
import { useState } from 'react'
import { sendLatest } from '../../../api/send-latest.ts'
import { useSession } from '../../../api/session/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useAtOpening } from '../../../ui/scheduling/use-at-opening.ts'
import { useLatest } from '../../../ui/scheduling/use-latest.ts'
import { useStillOpen } from '../../../ui/scheduling/use-still-open.ts'
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
  const [text, setText] = useState(initialText)
  const [matched, setMatched] = useState<Awaited<ReturnType<typeof matchText>>>()
  const isStillOpen = useStillOpen(open)
  const isStillReviewed = useStillOpen(open && matched !== undefined)
  // Lines typed while others are looked up are looked up as well, since the text is emptied once the list is saved.
  const latest = useLatest(text)
  const find = useListAction({
    name: 'match',
    send: (_isSameOpening: () => boolean) => sendLatest(() => latest.current, matchText),
    onDone: (found, isSameOpening) => {
      if (isSameOpening() && isImportable(found.items)) setMatched(found)
    },
    failed: messages.findFailed,
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
          onBack={() => setMatched(undefined)}
          onSaved={() => {
            if (!isStillReviewed()) return
            setText('')
            onOpenChange(false)
          }}
        />
      ) : (
        <ItemsForm
          text={text}
          isFinding={find.isPending}
          onText={setText}
          onFind={() => isImportable(readListText(text).items) && find.run(isStillOpen)}
        />
      )}
    </Dialog>
  )
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
