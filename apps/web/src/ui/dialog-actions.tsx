import type { ReactNode } from 'react'

/** The foot of a dialog; the last button takes the room that is left. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex gap-2 *:last:grow">{children}</div>
}
