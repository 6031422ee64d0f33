import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  title: string
  /** Called when the print dialog was closed. */
  onDone: () => void
  children: ReactNode
}

/** Is printed in place of the screen as soon as it is rendered; print.css hides the rest. */
export function Printout({ title, onDone, children }: Props) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const end = () => done()
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [])

  return createPortal(
    <article data-printout className="hidden [overflow-wrap:anywhere] print:block">
      <h1 className="display text-panel">{title}</h1>
      {children}
    </article>,
    document.body,
  )
}
