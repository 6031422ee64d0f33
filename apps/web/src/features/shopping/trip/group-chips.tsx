import type { DepartmentGroup } from '@aisleway/core/shopping/department-order'
import { doneCount } from '@aisleway/core/shopping/done-item'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { classNames } from '../../../ui/class-names.ts'
import { smoothly } from '../../../ui/page/smoothly.ts'
import { DepartmentSquare } from '../../catalogue/department-square.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages } from '../messages.ts'
import { groupId } from './trip-view.ts'

type Props = {
  groups: readonly DepartmentGroup[]
  uncheckedFirst: boolean
  onSort: (uncheckedFirst: boolean) => void
}

/** Sets the order of the rows, and jumps to each department. */
export function GroupChips({ groups, uncheckedFirst, onSort }: Props) {
  return (
    <nav
      aria-label={messages.groups}
      className="mx-auto flex max-w-190 gap-2 overflow-x-auto px-[max(1rem,var(--notch))] py-2.5 [scrollbar-width:none] print:hidden"
    >
      <button
        type="button"
        aria-pressed={uncheckedFirst}
        onClick={() => onSort(!uncheckedFirst)}
        className={classNames(chip, uncheckedFirst ? 'bg-ink text-surface' : sunken)}
      >
        {uncheckedFirst && <CheckIcon className="text-lg" />}
        {messages.sortUnchecked}
      </button>
      {groups.map(({ department, items }) => {
        const left = items.length - doneCount(items)
        return (
          <button
            key={department}
            type="button"
            aria-label={messages.leftIn(labels.department(department), left)}
            onClick={() => goTo(department)}
            className={classNames(chip, sunken)}
          >
            <DepartmentSquare department={department} />
            {labels.department(department)}
            {left > 0 ? (
              <span className="font-meta text-ink2">{left}</span>
            ) : (
              <CheckIcon className="text-leaf" />
            )}
          </button>
        )
      })}
    </nav>
  )
}

const chip =
  'pressable inline-flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full px-3.5 font-semibold'

const sunken = 'bg-sunken text-ink hover:bg-sunken-hover'

function goTo(department: string) {
  const heading = document.getElementById(groupId(department))
  heading?.scrollIntoView({ behavior: smoothly(), block: 'start' })
  heading?.focus({ preventScroll: true })
}
