import { XIcon } from '@phosphor-icons/react/X'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { DepartmentSquare } from '../display/department-square.tsx'

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string
  /** The accessible name, containing the label: "Remove filter Produce". */
  removeLabel: string
  department?: string | undefined
}

/** An active choice; pressing anywhere on it takes it away. */
export function Chip({ label, removeLabel, department, className, ...rest }: ChipProps) {
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
      {department && <DepartmentSquare department={department} />}
      {label}
      <XIcon aria-hidden weight="bold" className="text-base" />
    </button>
  )
}
