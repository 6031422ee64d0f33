import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'

export interface ProductBackdropProps extends ComponentProps<'div'> {
  department: string
  size?: keyof typeof sizes | undefined
}

/** The tinted backdrop of a department, with a coloured bottom edge on which the product stands. */
export function ProductBackdrop({
  department,
  size = 'thumb',
  className,
  ...rest
}: ProductBackdropProps) {
  return (
    <div
      {...rest}
      data-department={department}
      className={classNames('shelf flex shrink-0 items-end justify-center', sizes[size], className)}
    />
  )
}

const sizes = {
  card: 'h-31 w-full [--rail:4px]',
  thumb: 'size-13 rounded-[10px] [--rail:3px]',
  row: 'size-16 rounded-control [--rail:3px]',
  large: 'h-23 w-21 rounded-control [--rail:3px]',
}
