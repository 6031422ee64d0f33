import { MinusIcon } from '@phosphor-icons/react/Minus'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { TrashIcon } from '@phosphor-icons/react/Trash'
import type { ComponentProps, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from './icon-button.tsx'

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-label'> {
  value: number
  /** What is counted: "Quantity of Strawberries". */
  label: string
  increaseLabel: string
  decreaseLabel: string
  /**
   * Makes the step down from `min` remove the item, with a bin icon in place of the minus. Without it, the
   * stepper stops at `min`.
   */
  removeLabel?: string | undefined
  min?: number
  max?: number
  tone?: keyof typeof tones | undefined
  /** Whether it expands from the button that it replaces. */
  reveal?: boolean
  /** Receives the focus when the stepper replaces a button. */
  increaseRef?: Ref<HTMLButtonElement>
  onIncrease: () => void
  onDecrease: () => void
}

export function Stepper({
  value,
  label,
  increaseLabel,
  decreaseLabel,
  removeLabel,
  min = 1,
  max,
  tone = 'leaf',
  reveal = false,
  increaseRef,
  onIncrease,
  onDecrease,
  className,
  ...rest
}: StepperProps) {
  const removes = removeLabel !== undefined && value <= min
  const isAtMin = !removes && value <= min
  const isAtMax = max !== undefined && value >= max
  const DecreaseIcon = removes ? TrashIcon : MinusIcon
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend.
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={classNames(
        'inline-flex h-11 shrink-0 items-center justify-between rounded-control',
        tones[tone],
        reveal && 'animate-reveal',
        className,
      )}
    >
      <IconButton
        label={removes ? removeLabel : decreaseLabel}
        icon={<DecreaseIcon />}
        disabled={isAtMin}
        onClick={onDecrease}
        className={buttonTones[tone]}
      />
      <output className="min-w-8 px-1 smallest:min-w-6 text-center font-bold text-row">
        {value}
      </output>
      <IconButton
        ref={increaseRef}
        label={increaseLabel}
        icon={<PlusIcon />}
        disabled={isAtMax}
        onClick={onIncrease}
        className={buttonTones[tone]}
      />
    </div>
  )
}

const tones = { leaf: 'bg-leaf text-on-leaf', sunken: 'bg-sunken text-ink' }

const buttonTones = {
  leaf: 'text-on-leaf! hover:bg-leaf-hover!',
  sunken: 'hover:bg-sunken-hover!',
}
