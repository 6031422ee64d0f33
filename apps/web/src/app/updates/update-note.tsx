import { createRoot } from 'react-dom/client'
import { Button } from '../../ui/controls/button.tsx'
import { messages } from './update-messages.ts'

/** A line above every screen. It has a root of its own, so that the first load knows nothing of it. */
export function showUpdateNote(): void {
  if (document.getElementById(noteId)) return
  const place = document.createElement('div')
  place.id = noteId
  place.className = 'print:hidden'
  // Announced when its text comes, which is after it is there.
  place.role = 'status'
  document.body.prepend(place)
  createRoot(place).render(<UpdateNote />)
}

const noteId = 'update-note'

function UpdateNote() {
  return (
    <p className="page gutter flex min-h-11 flex-wrap items-center justify-between gap-x-5 py-1.5 font-semibold text-meta">
      {messages.ready}
      <Button size="compact" variant="tint" onClick={() => location.reload()}>
        {messages.reload}
      </Button>
    </p>
  )
}
