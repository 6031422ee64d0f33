import { type Department, departments } from '@aisleway/core/catalogue/departments'
import { type Diet, diets } from '@aisleway/core/catalogue/diets'
import { toggled } from '@aisleway/core/catalogue/search/browse-address'
import { countText } from '@aisleway/core/text/count-text'
import { memo } from 'react'
import { CheckboxRow, type CheckboxRowProps } from '../../../ui/controls/checkbox-row.tsx'
import { useOptimisticValue } from '../../../ui/scheduling/use-optimistic-value.ts'
import { DepartmentSquare } from '../department-square.tsx'
import { messages as labels } from '../label-messages.ts'
import { messages } from '../messages.ts'
import type { BrowsePage } from './browse-queries.ts'
import type { BrowseChange, useBrowseState } from './use-browse-state.ts'

type Props = { browse: ReturnType<typeof useBrowseState>; page: BrowsePage | undefined }

/** The two groups of checkboxes. A facet that no product has is hidden, unless it is checked. */
export function BrowseFilters({ browse, page }: Props) {
  const { state, department: fixed, change: onChange } = browse
  const shownDiets = diets.filter(diet => state.diets.includes(diet) || has(page?.dietCounts, diet))
  const shownDepartments = fixed
    ? []
    : departments.filter(
        department =>
          state.departments.includes(department) || has(page?.departmentCounts, department),
      )
  if (shownDiets.length === 0 && shownDepartments.length === 0) {
    return <p className="text-ink2">{messages.noFilters}</p>
  }
  return (
    <>
      {shownDiets.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-semibold text-ink2 text-meta">
            {messages.dietaryPreferences}
          </legend>
          {shownDiets.map(diet => (
            <DietRow
              key={diet}
              diet={diet}
              count={page?.dietCounts.get(diet)}
              checked={state.diets.includes(diet)}
              onChange={onChange}
            />
          ))}
        </fieldset>
      )}
      {shownDepartments.length > 0 && (
        <fieldset className="mt-3">
          <legend className="mb-1 font-semibold text-ink2 text-meta">{messages.departments}</legend>
          {shownDepartments.map(department => (
            <DepartmentRow
              key={department}
              department={department}
              count={page?.departmentCounts.get(department)}
              checked={state.departments.includes(department)}
              onChange={onChange}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

type RowProps = { count: number | undefined; checked: boolean; onChange: BrowseChange }

/** A tick rerenders only its own row, not all twenty. */
const DietRow = memo(function DietRow({
  diet,
  count,
  checked,
  onChange,
}: RowProps & { diet: Diet }) {
  return (
    <FilterRow
      label={labels.diets[diet]}
      count={knownCount(count)}
      checked={checked}
      onToggle={() => onChange(state => ({ diets: toggled(state.diets, diet) }))}
    />
  )
})

const DepartmentRow = memo(function DepartmentRow({
  department,
  count,
  checked,
  onChange,
}: RowProps & { department: Department }) {
  return (
    <FilterRow
      label={labels.department(department)}
      mark={<DepartmentSquare department={department} />}
      count={knownCount(count)}
      checked={checked}
      onToggle={() => onChange(state => ({ departments: toggled(state.departments, department) }))}
    />
  )
})

type FilterRowProps = CheckboxRowProps & { checked: boolean; onToggle: () => unknown }

function FilterRow({ checked, onToggle, ...rest }: FilterRowProps) {
  const [isChecked, choose] = useOptimisticValue(checked)
  return <CheckboxRow {...rest} checked={isChecked} onChange={() => choose(!isChecked, onToggle)} />
}

/** Every facet is shown until the first answer arrives, so that nothing moves. */
function has<Key>(counts: Map<Key, number> | undefined, key: Key): boolean {
  return counts === undefined || (counts.get(key) ?? 0) > 0
}

function knownCount(count: number | undefined): string {
  return count === undefined ? '' : countText(count)
}
