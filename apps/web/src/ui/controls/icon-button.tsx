import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ignorePress } from './ignore-press.ts'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-disabled'> {
  /** The accessible name, since an icon has none. */
  label: string
  icon: ReactNode
  /** `disc` is a 36 px disc inside the 44 px hit target, for use on pictures. */
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
}

/** Like all buttons, not printed. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'compact',
  className,
  disabled,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      {...ignorePress(disabled, onClick)}
      className={classNames(base, sizes[size], variants[variant], className)}
    >
      {icon}
    </button>
  )
}

const base =
  'pressable grid shrink-0 place-items-center text-[1.375rem] aria-disabled:opacity-50 print:hidden'

const sizes = { compact: 'size-11', regular: 'size-12', final: 'size-14' }

const variants = {
  leaf: 'rounded-control bg-leaf text-on-leaf hover:bg-leaf-hover',
  tint: 'rounded-control bg-tint text-on-tint hover:bg-tint-hover',
  sunken: 'rounded-control bg-sunken text-ink hover:bg-sunken-hover',
  outline: 'rounded-control border-[1.5px] border-line bg-surface text-ink hover:border-strong',
  plain: 'rounded-control text-ink hover:bg-sunken',
  disc: 'rounded-full bg-surface bg-clip-content p-1 text-ink hover:text-danger',
}
