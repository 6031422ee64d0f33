import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** Initials on a disc. They are decoration beside or inside something that names the person. */
export function Avatar({ name, className, ...rest }: { name: string } & ComponentProps<'span'>) {
  return (
    <span
      {...rest}
      aria-hidden
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-full bg-sunken font-bold text-ink',
        className,
      )}
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}
