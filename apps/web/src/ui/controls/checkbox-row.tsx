import { CheckIcon } from '@phosphor-icons/react/Check'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** Shown at the end of the row, already formatted. */
  count?: ReactNode
  /** Shown before the label. */
  mark?: ReactNode
}

/** One row of choices, 36 px high for a mouse and 44 px for touch. */
export function CheckboxRow({ label, count, mark, className, ...rest }: CheckboxRowProps) {
  return (
    <label
      className={classNames(
        'group flex min-h-9 select-none items-center gap-2.5 pointer-coarse:min-h-11 has-disabled:opacity-50',
        className,
      )}
    >
      <span className="relative grid size-5.5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-badge border-2 border-strong bg-surface transition-colors duration-120 checked:border-leaf checked:bg-leaf hover:border-ink2 checked:hover:border-leaf"
        />
        <CheckIcon className="pointer-events-none relative text-on-leaf opacity-0 peer-checked:opacity-100" />
      </span>
      {mark}
      <span className="min-w-0 grow [overflow-wrap:anywhere] group-has-checked:font-bold">
        {label}
      </span>
      {count !== undefined && (
        <span className="text-ink2 text-meta font-meta group-has-checked:text-ink">{count}</span>
      )}
    </label>
  )
}
