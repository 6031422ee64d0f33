import type { ReactNode } from 'react'

type Props = {
  /** The accessible name, which says what a tap does. */
  label: string
  title: string
  details: ReactNode
  picture: ReactNode
  aside?: ReactNode
  icon: ReactNode
  onPick: () => void
}

/** Something that a tap adds to the list. */
export function OfferRow({ label, title, details, picture, aside, icon, onPick }: Props) {
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        onClick={onPick}
        className="pressable flex min-h-17 w-full items-center gap-3 rounded-control px-1.5 py-1.5 text-left hover:bg-sunken large-text:flex-wrap"
      >
        <span className="contents large-text:hidden">{picture}</span>
        <span className="min-w-0 grow large-text:basis-full">
          <span className="line-clamp-3 font-row text-row [overflow-wrap:anywhere]">{title}</span>
          <span className="block truncate text-ink2 text-meta">{details}</span>
        </span>
        {aside}
        <span aria-hidden className="shrink-0 text-[1.25rem] text-leaf">
          {icon}
        </span>
      </button>
    </li>
  )
}
