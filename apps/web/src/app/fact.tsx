import type { ReactNode } from 'react'

type Props = { icon: ReactNode; title: string; lines: readonly string[] }

/** A row of the store card on home. */
export function Fact({ icon, title, lines }: Props) {
  return (
    <div className="flex items-center gap-3.5">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-tint text-xl text-on-tint"
      >
        {icon}
      </span>
      <div>
        <p className="font-bold text-row">{title}</p>
        {lines.map(line => (
          <p key={line} className="text-ink2">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}
