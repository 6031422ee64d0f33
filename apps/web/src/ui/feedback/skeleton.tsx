import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/**
 * The place of something that is loading; size and radius come by `className`. Many pulse together, by
 * the `animate-pulse` of what they stand in: on a slow phone each animation costs every frame.
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
