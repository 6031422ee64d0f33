import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'

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
      // A button with `disabled` would lose the focus when its own press disables it.
      aria-disabled={disabled || busy || undefined}
      onClick={disabled || busy ? ignoreClick : onClick}
      className={classNames(buttonClass({ variant, size }), disabled && 'opacity-50', className)}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

/** Otherwise, a submit button would submit its form. */
function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}
