import type { ReactNode } from 'react'

/** The foot of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="actions mt-6">{children}</div>
}
