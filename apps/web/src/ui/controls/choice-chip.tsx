import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface ChoiceChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  type: 'radio' | 'checkbox'
  children: ReactNode
}

/** A native radio or checkbox that looks like a chip. */
export function ChoiceChip({ children, ...rest }: ChoiceChipProps) {
  return (
    <label
      className={classNames(
        'pressable relative inline-flex min-h-11 max-w-full shrink-0 select-none items-center gap-2 rounded-full border-[1.5px] border-line bg-surface px-3.5 font-semibold hover:border-strong',
        'has-checked:border-leaf has-checked:bg-leaf has-checked:font-bold has-checked:text-on-leaf',
        'has-focus-visible:outline-focus has-focus-visible:outline-ink has-focus-visible:outline-offset-2 has-disabled:opacity-50',
      )}
    >
      <input {...rest} className="absolute inset-0 cursor-[inherit] appearance-none outline-none" />
      {children}
    </label>
  )
}
