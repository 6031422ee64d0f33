import { XIcon } from '@phosphor-icons/react/X'
import type { ComponentProps, ReactNode } from 'react'

export interface ChipProps
  extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> {
  label: string
  /** The accessible name, containing the label: "Remove filter Produce". */
  removeLabel: string
  /** Shown before the label. */
  mark?: ReactNode
}

/** An active choice. Pressing anywhere on it removes it. */
export function Chip({ label, removeLabel, mark, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={removeLabel}
      className="pressable inline-flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full bg-tint px-3.5 font-semibold text-on-tint hover:bg-tint-hover"
    >
      {mark}
      {label}
      <XIcon className="text-base" />
    </button>
  )
}
