import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/**
 * A placeholder for something that is loading; `className` sets its size and radius. Many pulse together
 * by the `animate-pulse` of their container, because each animation costs a slow phone every frame.
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
