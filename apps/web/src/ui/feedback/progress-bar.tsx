import { classNames } from '../class-names.ts'

export interface ProgressBarProps {
  label: string
  /** From 0 to 100. */
  percent: number
  /** True while progress is paused, which turns the bar grey. */
  paused?: boolean
  className?: string
}

export function ProgressBar({ label, percent, paused = false, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('h-2.5 overflow-hidden rounded-full bg-sunken', className)}
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width] duration-200',
          paused ? 'bg-strong' : 'bg-leaf',
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
