import {
  departments as allDepartments,
  type Department,
} from '@aisleway/core/catalogue/departments'
import { isEveryDepartment } from '@aisleway/core/generator/departments-to-fill'
import { compareDepartments } from '@aisleway/core/shopping/department-order'
import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { useId } from 'react'
import { CheckboxRow } from '../../../ui/controls/checkbox-row.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { DepartmentSquare } from '../../catalogue/department-square.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import { messages } from '../messages.ts'
import { departmentsText } from './criteria-text.ts'

type Props = { departments: readonly Department[]; onChange: (departments: Department[]) => void }

/** Running Low On: one department, several, or none in particular. It expands in place. */
export function RunningLowField({ departments, onChange }: Props) {
  const usualHint = useId()
  const toggle = (department: Department) =>
    onChange(inOrder.filter(other => (other === department) !== departments.includes(other)))
  return (
    <div>
      <p aria-hidden className="mb-2 font-bold">
        {messages.runningLowOn}
      </p>
      <details className="group/fold rounded-control border-[1.5px] border-strong bg-surface open:pb-2">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control px-3.5 text-input [&::-webkit-details-marker]:hidden">
          <VisuallyHidden>{messages.runningLowOn}: </VisuallyHidden>
          <span className="min-w-0 grow truncate">{departmentsText(departments)}</span>
          <CaretDownIcon className="shrink-0 text-lg group-open/fold:rotate-180" />
        </summary>
        <fieldset className="min-w-0 px-3.5">
          <legend className="sr-only">{messages.runningLowOn}</legend>
          <CheckboxRow
            label={messages.usualDepartments}
            aria-describedby={usualHint}
            checked={departments.length === 0}
            onChange={() => onChange([])}
          />
          <p id={usualHint} className="mb-1 ml-8 text-ink2 text-meta">
            {messages.usualHint}
          </p>
          <CheckboxRow
            label={messages.allDepartments}
            checked={isEveryDepartment(departments)}
            onChange={() => onChange(isEveryDepartment(departments) ? [] : [...inOrder])}
          />
          {inOrder.map(department => (
            <CheckboxRow
              key={department}
              label={labels.department(department)}
              mark={<DepartmentSquare department={department} />}
              checked={departments.includes(department)}
              onChange={() => toggle(department)}
            />
          ))}
        </fieldset>
      </details>
    </div>
  )
}

const inOrder = allDepartments.toSorted(compareDepartments)
