import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  cents: number
  size: keyof typeof sizes
  /** Puts the price on a lime ticket. */
  sale?: boolean | undefined
}

/** A price like that on a shelf ticket. Its text stays "$3.49", for copying and reading aloud. */
export function Price({ cents, size, sale = false, className, ...rest }: PriceProps) {
  return (
    <span
      {...rest}
      className={classNames(
        'price inline-block',
        sizes[size],
        sale && 'rounded-ticket bg-lime px-[0.19em] pt-[0.11em] pb-[0.09em] text-on-citrus',
        className,
      )}
    >
      <span className="price-raised">$</span>
      {wholeDollars(cents)}
      <span className="price-raised ml-[0.06em]">.{String(cents % 100).padStart(2, '0')}</span>
    </span>
  )
}

/** `Intl` could do this too, but takes 20 ms for the first price of every page. */
function wholeDollars(cents: number): string {
  return String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
}

const sizes = {
  ticket: 'text-[1.5rem]',
  row: 'text-[1.875rem]',
  card: 'text-[2.625rem]',
  total: 'text-[3.375rem]',
  meal: 'text-[4.5rem]',
}
