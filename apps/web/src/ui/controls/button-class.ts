import { classNames } from '../class-names.ts'

export interface ButtonLook {
  /** Each card or panel has one leaf button, for its main action. */
  variant?: 'leaf' | 'tint' | 'sunken' | 'outline' | 'ghost' | undefined
  /** The height is 44, 48 or 56 px; `final` is for the button that completes a task. */
  size?: 'compact' | 'regular' | 'final' | undefined
}

/** The button styles, for links that act as buttons. Nobody can press a button on paper, so none is printed. */
export function buttonClass({ variant = 'leaf', size = 'regular' }: ButtonLook = {}): string {
  return classNames(base, variants[variant], sizes[size])
}

const base =
  'pressable inline-flex max-w-full shrink-0 items-center justify-center gap-2.5 rounded-control text-center font-bold leading-tight select-none aria-disabled:cursor-default print:hidden [&>svg]:text-[1.3em]'

const variants = {
  leaf: 'bg-leaf text-on-leaf hover:bg-leaf-hover',
  tint: 'bg-tint text-on-tint hover:bg-tint-hover',
  sunken: 'bg-sunken text-ink hover:bg-sunken-hover',
  outline: 'border-[1.5px] border-line bg-surface text-ink hover:border-strong',
  ghost: 'text-leaf underline-offset-4 hover:underline',
}

const sizes = {
  compact: 'min-h-11 px-4 text-name',
  regular: 'min-h-12 px-5 text-name',
  final: 'min-h-14 px-6 text-row',
}
