import { WarningIcon } from '@phosphor-icons/react/Warning'
import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

/** A note to read before going on. */
export function Callout({ title, children }: Props) {
  return (
    <div
      role="note"
      className="flex items-start gap-3 rounded-control border-[1.5px] border-orange bg-surface p-4"
    >
      <WarningIcon className="mt-0.5 shrink-0 text-xl" />
      <div>
        <p className="font-bold text-row">{title}</p>
        <p className="text-ink2">{children}</p>
      </div>
    </div>
  )
}
