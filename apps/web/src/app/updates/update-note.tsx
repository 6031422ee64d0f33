import { createRoot } from 'react-dom/client'
import { Button } from '../../ui/controls/button.tsx'
import { messages } from './update-messages.ts'

/** A line above every screen. It has its own React root, so that the first load does not include it. */
export function showUpdateNote(): void {
  if (document.getElementById(noteId)) return
  const place = document.createElement('div')
  place.id = noteId
  place.className = 'print:hidden'
  // Screen readers announce its text because that comes after the element.
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
