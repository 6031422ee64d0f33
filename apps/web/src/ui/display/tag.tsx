import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** A quiet property of a thing, such as a diet. */
export function Tag({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(tagClass, 'max-w-full', className)} />
}

export const tagClass =
  'inline-block min-h-6 shrink-0 rounded-badge bg-sunken px-2 font-semibold text-ink2 text-tag leading-6'
