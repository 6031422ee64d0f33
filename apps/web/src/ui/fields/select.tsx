import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

interface SelectOption<Value extends string> {
  value: Value
  label: string
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'multiple'> {
  label: string
  /** Hides the label from all but screen readers, for want of room. */
  labelHidden?: boolean
  options: readonly SelectOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** The platform's own select (a wheel on phones), invisible over the face drawn for it. */
export function Select<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  onValueChange,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <span
      className={classNames(
        'pressable relative inline-flex min-h-12 shrink-0 items-center gap-2 rounded-control border-[1.5px] border-line bg-surface px-4 text-name hover:border-strong',
        'has-focus-visible:outline-focus has-focus-visible:outline-ink has-focus-visible:outline-offset-2 has-disabled:opacity-50',
        className,
      )}
    >
      {!labelHidden && (
        <span aria-hidden className="text-ink2">
          {label}
        </span>
      )}
      <span aria-hidden className="grow truncate font-bold">
        {options.find(option => option.value === value)?.label}
      </span>
      <CaretDownIcon className="text-lg" />
      <select
        {...rest}
        aria-label={label}
        value={value}
        onChange={event => onValueChange(event.target.value as Value)}
        // Covers the border too: a hit target within it would be 3 pixels lower than the control looks.
        className="-inset-[1.5px] absolute size-[calc(100%+3px)] appearance-none bg-surface text-input text-ink opacity-0"
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
