import * as Radix from 'radix-ui/slider'

export interface SliderProps {
  label: string
  /** The value as screen readers announce it: "$50". */
  valueText: string
  value: number
  min: number
  max: number
  step: number
  onValueChange: (value: number) => void
}

/** Arrow keys move one step, Page Up and Page Down or Shift with an arrow ten, Home and End all the way. */
export function Slider({ label, valueText, value, onValueChange, ...range }: SliderProps) {
  return (
    <Radix.Root
      {...range}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className="relative flex h-11 touch-none select-none items-center"
    >
      <Radix.Track className="relative h-2.5 grow overflow-hidden rounded-full bg-sunken">
        <Radix.Range className="absolute h-full bg-leaf" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="relative block size-7 rounded-full border-[3px] border-leaf bg-surface after:absolute after:-inset-2.5 hover:bg-tint"
      />
    </Radix.Root>
  )
}
