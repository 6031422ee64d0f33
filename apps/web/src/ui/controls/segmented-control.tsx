import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../display/visually-hidden.tsx'

interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
}

export interface SegmentedControlProps<Value extends string> {
  legend: string
  segments: readonly Segment<Value>[]
  /** Undefined until something is chosen. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  /** The id of the error message: the description is the only way to mark a fieldset invalid. */
  'aria-describedby'?: string
}

/** Native radios on one track; the chosen one is raised. */
export function SegmentedControl<Value extends string>({
  legend,
  segments,
  value,
  onValueChange,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset
      {...rest}
      className="flex flex-wrap gap-1 rounded-[14px] border border-line bg-sunken p-1"
    >
      <legend className="contents">
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {segments.map(segment => (
        <label
          key={segment.value}
          className="group relative flex min-h-11 grow basis-0 select-none flex-col items-center justify-center gap-0.5 rounded-[10px] px-2 py-2 text-center font-semibold text-ink2 hover:text-ink has-checked:bg-raised has-checked:font-bold has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-focus has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
            className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
          />
          {segment.icon && (
            <span aria-hidden className="text-[1.375rem] group-has-checked:text-leaf">
              {segment.icon}
            </span>
          )}
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
