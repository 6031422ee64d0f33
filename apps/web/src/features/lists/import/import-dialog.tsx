import { useState } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useStillOpen } from '../../../ui/scheduling/use-still-open.ts'
import { ItemsForm } from './items-form.tsx'
import type { MatchedItem } from './match-items.ts'
import { messages } from './messages.ts'
import { ReviewForm } from './review-form.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; initialText?: string }

/** Imports a list from a file or a note: first its lines, then the store's matches for them. */
export default function ImportDialog({ open, onOpenChange, initialText = '' }: Props) {
  const { user } = useSession()
  const [text, setText] = useState(initialText)
  const [matched, setMatched] = useState<{ items: MatchedItem[]; leftOut: string[] }>()
  const [wasOpen, setWasOpen] = useState(open)
  const isStillOpen = useStillOpen(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Not when it closes: the lines would be seen for a moment while the matches fade out.
    if (open) setMatched(undefined)
  }
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
            if (!isStillOpen()) return
            setText('')
            onOpenChange(false)
          }}
        />
      ) : (
        <ItemsForm
          text={text}
          onText={setText}
          onMatched={(items, leftOut) => isStillOpen() && setMatched({ items, leftOut })}
        />
      )}
    </Dialog>
  )
}
