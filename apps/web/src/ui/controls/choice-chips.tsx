import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { ChoiceChip } from './choice-chip.tsx'

type Props<Option> = {
  legend: string
  options: readonly Option[]
  labelOf: (option: Option) => string
  className?: string
}

type RadioProps<Option> = Props<Option> & {
  chosen: Option | undefined
  onChange: (chosen: Option) => void
}

/** A choice of one option. */
export function RadioChips<Option extends string | number | null>(props: RadioProps<Option>) {
  const { legend, options, labelOf, chosen, onChange, className } = props
  const name = useId()
  return (
    <Chips legend={legend} className={className}>
      {options.map(option => (
        <ChoiceChip
          key={option}
          type="radio"
          name={name}
          value={option ?? ''}
          checked={option === chosen}
          onChange={() => onChange(option)}
        >
          {labelOf(option)}
        </ChoiceChip>
      ))}
    </Chips>
  )
}

type CheckboxProps<Option> = Props<Option> & {
  chosen: readonly Option[]
  /** Called with the chosen options in their own order. */
  onChange: (chosen: Option[]) => void
  /** Chips before these. */
  children?: ReactNode
}

/** A choice of several options. */
export function CheckboxChips<Option extends string>(props: CheckboxProps<Option>) {
  const { legend, options, labelOf, chosen, onChange, className, children } = props
  return (
    <Chips legend={legend} className={className}>
      {children}
      {options.map(option => (
        <ChoiceChip
          key={option}
          type="checkbox"
          checked={chosen.includes(option)}
          onChange={() =>
            onChange(options.filter(other => (other === option) !== chosen.includes(other)))
          }
        >
          {labelOf(option)}
        </ChoiceChip>
      ))}
    </Chips>
  )
}

type ChipsProps = { legend: string; className: string | undefined; children: ReactNode }

function Chips({ legend, className, children }: ChipsProps) {
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}
