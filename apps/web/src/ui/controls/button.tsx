import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
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
  busy = false,
  busyLabel,
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
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignoreClick : onClick}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

/** A busy submit button must not submit its form again. */
function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}
