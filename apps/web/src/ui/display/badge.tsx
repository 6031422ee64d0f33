import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof tones | undefined
}

export function Badge({ tone = 'orange', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex min-h-6 max-w-full shrink-0 items-center rounded-badge px-2 text-tag leading-none',
        tones[tone],
        className,
      )}
    />
  )
}

const tones = {
  orange: 'bg-orange font-bold text-on-citrus',
  'orange-outline': 'border-[1.5px] border-orange bg-surface font-semibold text-ink',
  tint: 'bg-tint font-semibold text-on-tint',
  quiet: 'bg-sunken font-semibold text-ink',
  yellow: 'bg-yellow font-semibold text-on-citrus',
  red: 'bg-danger-tint font-semibold text-on-danger-tint',
}
