import { WarningCircleIcon } from '@phosphor-icons/react/WarningCircle'
import { classNames } from '../../../ui/class-names.ts'
import { messages } from '../messages.ts'
import { estimateStrength, type Strength } from './estimate-strength.ts'

const bars: Record<Strength, number> = { common: 1, weak: 1, fair: 2, good: 3, strong: 4 }

/** Shows the strength in words and, for sighted users only, as a row of bars. */
export default function StrengthNote({ password }: { password: string }) {
  const strength = estimateStrength(password)
  const isCommon = strength === 'common'
  return (
    <>
      <span aria-hidden className="mb-1.5 grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map(bar => (
          <span
            key={bar}
            className={classNames(
              'h-1.5 rounded-full',
              bar <= bars[strength] ? 'bg-leaf' : 'bg-sunken',
            )}
          />
        ))}
      </span>
      <span className={classNames('flex items-start gap-1.5', isCommon && 'font-semibold')}>
        {isCommon && <WarningCircleIcon className="mt-0.5 shrink-0 text-lg" />}
        {isCommon ? messages.commonPassword : messages.passwordStrength[strength]}
      </span>
    </>
  )
}
