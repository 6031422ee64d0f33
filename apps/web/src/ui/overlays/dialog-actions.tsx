import type { ReactNode } from 'react'

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="actions mt-6">{children}</div>
}
