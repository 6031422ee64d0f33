import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { messages } from './messages.ts'
import { useNotices } from './use-notices.ts'

/** The dot on the button of the drawer, which contains the notices. */
export default function UnreadDot() {
  const unread = useNotices().list?.unread ?? 0
  if (unread === 0) return null
  return (
    <span className="pointer-events-none absolute top-1.5 right-1.5 size-3 rounded-full border-2 border-surface bg-leaf">
      <VisuallyHidden role="status">{messages.open(unread)}</VisuallyHidden>
    </span>
  )
}
