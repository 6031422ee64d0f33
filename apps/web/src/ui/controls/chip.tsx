import { XIcon } from '@phosphor-icons/react/X'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  /** The accessible name, containing the label: "Remove filter Produce". */
  removeLabel: string
  /** Shown before the label. */
  mark?: ReactNode
}

/** An active choice. Pressing anywhere on it removes it. */
export function Chip({ label, removeLabel, mark, className, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={removeLabel}
      className={classNames(
        'pressable inline-flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full bg-tint px-3.5 font-semibold text-on-tint hover:bg-tint-hover',
        className,
      )}
    >
      {mark}
      {label}
      <XIcon className="text-base" />
    </button>
  )
}
