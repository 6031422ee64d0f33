import { classNames } from '../../ui/class-names.ts'
import { messages } from './messages.ts'

type Props = { steps: readonly string[]; current: string }

/** One dot per step; the current one is longer. */
export function StepDots({ steps, current }: Props) {
  return (
    <div
      role="img"
      aria-label={messages.stepOf(steps.indexOf(current) + 1, steps.length)}
      className="flex justify-center gap-2"
    >
      {steps.map(step => (
        <span
          key={step}
          className={classNames(
            'h-2 rounded-full transition-[width,background-color] duration-160',
            step === current ? 'w-6 bg-leaf' : 'w-2 bg-strong',
          )}
        />
      ))}
    </div>
  )
}
