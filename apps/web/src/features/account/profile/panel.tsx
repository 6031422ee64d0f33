import { type ReactNode, useId } from 'react'

type PanelProps = { title: string; aside?: ReactNode; children: ReactNode }

/** One section of Profile under its heading. */
export function Panel({ title, aside, children }: PanelProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-panel bg-surface p-5 pb-3 sm:p-6 sm:pb-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="display text-card">
          {title}
        </h2>
        {aside}
      </div>
      <div className="mt-2">{children}</div>
    </section>
  )
}

type PanelRowProps = {
  icon: ReactNode
  title: ReactNode
  /** Shown above the title in small type; says what the title is. */
  label?: string
  text?: ReactNode
  action?: ReactNode
}

export function PanelRow({ icon, title, label, text, action }: PanelRowProps) {
  return (
    <div className="flex min-h-17 items-center gap-3.5 border-line py-2.5 not-first:border-t large-text:flex-wrap">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-tint text-on-tint text-xl"
      >
        {icon}
      </span>
      <div className="min-w-0 grow large-text:basis-[70%]">
        {label && <p className="font-meta text-ink2 text-meta">{label}</p>}
        <p className="font-row text-row [overflow-wrap:anywhere]">{title}</p>
        {text && <p className="text-ink2 text-meta">{text}</p>}
      </div>
      {action}
    </div>
  )
}
