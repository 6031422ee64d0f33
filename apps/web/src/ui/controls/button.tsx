import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { ignorePress } from './ignore-press.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'>, ButtonLook {
  icon?: ReactNode
  /**
   * While busy, the button keeps its focus and size, ignores clicks, and shows `busyLabel`
   * instead of its label.
   */
  busy?: boolean | undefined
  busyLabel?: ReactNode
}

export function Button({
  variant,
  size,
  icon,
  busy,
  busyLabel,
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      {...ignorePress(disabled || busy, onClick)}
      className={classNames(buttonClass({ variant, size }), disabled && 'opacity-50', className)}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
