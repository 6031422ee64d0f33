import { type ComponentProps, useState } from 'react'
import { classNames } from '../class-names.ts'
import { cappedCount } from '../text/capped-count.ts'

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  count: number
  max?: number
  tone?: 'lime' | 'quiet' | undefined
}

/** A round count that bumps once whenever it changes. */
export function CountBadge({ count, max, tone = 'lime', className, ...rest }: CountBadgeProps) {
  const [firstCount] = useState(count)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && count !== firstCount) setChanged(true)
  return (
    <span
      {...rest}
      key={count}
      className={classNames(
        'inline-grid h-6 min-w-6 shrink-0 place-items-center rounded-full px-1.5 font-bold text-[0.8125rem] leading-none',
        tone === 'lime' ? 'bg-lime text-on-citrus' : 'bg-sunken text-ink',
        hasChanged && 'animate-bump',
        className,
      )}
    >
      {cappedCount(count, max)}
    </span>
  )
}
