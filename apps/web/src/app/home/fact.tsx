import type { ReactNode } from 'react'

type Props = { icon: ReactNode; title: string; children: ReactNode }

/** A row of the store card on the home page. */
export function Fact({ icon, title, children }: Props) {
  return (
    <div className="flex items-center gap-3.5">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-tint text-xl text-on-tint"
      >
        {icon}
      </span>
      <div className="text-ink2">
        <p className="font-bold text-ink text-row">{title}</p>
        {children}
      </div>
    </div>
  )
}
