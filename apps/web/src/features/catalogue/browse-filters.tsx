import { type BrowseState, toggled } from '@aisleway/core/catalogue/browse-address'
import { departments } from '@aisleway/core/catalogue/departments'
import { diets } from '@aisleway/core/catalogue/diets'
import { countText } from '@aisleway/core/count-text'
import { CheckboxRow } from '../../ui/checkbox-row.tsx'
import type { BrowsePage } from './browse-queries.ts'
import { messages as labels } from './label-messages.ts'
import { messages } from './messages.ts'
import type { BrowseChange } from './use-browse-state.ts'

type Props = { state: BrowseState; page: BrowsePage | undefined; onChange: BrowseChange }

/** The two groups of checkboxes. A facet that no product has is hidden, unless it is checked. */
export function BrowseFilters({ state, page, onChange }: Props) {
  const shownDiets = diets.filter(diet => state.diets.includes(diet) || has(page?.dietCounts, diet))
  const shownDepartments = departments.filter(
    department => state.departments.includes(department) || has(page?.departmentCounts, department),
  )
  return (
    <>
      {shownDiets.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-semibold text-ink2 text-meta">
            {messages.dietaryPreferences}
          </legend>
          {shownDiets.map(diet => (
            <CheckboxRow
              key={diet}
              label={labels.diets[diet]}
              count={knownCount(page?.dietCounts.get(diet))}
              checked={state.diets.includes(diet)}
              onChange={() => onChange({ diets: toggled(state.diets, diet) })}
            />
          ))}
        </fieldset>
      )}
      <fieldset className="mt-3">
        <legend className="mb-1 font-semibold text-ink2 text-meta">{messages.departments}</legend>
        {shownDepartments.map(department => (
          <CheckboxRow
            key={department}
            label={labels.department(department)}
            department={department}
            count={knownCount(page?.departmentCounts.get(department))}
            checked={state.departments.includes(department)}
            onChange={() => onChange({ departments: toggled(state.departments, department) })}
          />
        ))}
      </fieldset>
    </>
  )
}

/** While the first answer is on its way every facet stands there, so that nothing moves. */
function has<Key>(counts: Map<Key, number> | undefined, key: Key): boolean {
  return counts === undefined || (counts.get(key) ?? 0) > 0
}

function knownCount(count: number | undefined): string {
  return count === undefined ? '' : countText(count)
}
