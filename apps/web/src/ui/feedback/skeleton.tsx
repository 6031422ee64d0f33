import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/**
 * A placeholder for something that is loading; `className` sets its size and radius. To pulse
 * many together, put `animate-pulse` on their container, because each animation costs a slow
 * phone time on every frame.
 */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      aria-hidden
      className={classNames('animate-pulse rounded-control bg-sunken', className)}
    />
  )
}
