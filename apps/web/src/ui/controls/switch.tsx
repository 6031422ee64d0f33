import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode
}

export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-11 select-none items-center gap-3 font-semibold has-disabled:opacity-50',
        className,
      )}
    >
      {label}
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className="peer size-full cursor-[inherit] appearance-none rounded-full bg-strong transition-colors duration-120 checked:bg-leaf"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-[3px] left-[3px] size-5.5 rounded-full bg-white transition-[translate,background-color] duration-120 peer-checked:translate-x-5 peer-checked:bg-on-leaf"
        />
      </span>
    </label>
  )
}
