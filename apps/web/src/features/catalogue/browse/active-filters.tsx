import { type BrowseState, toggled } from '@aisleway/core/catalogue/search/browse-address'
import { readPriceLimit } from '@aisleway/core/catalogue/search/price-limit'
import { centsFromDollars, formatCents } from '@aisleway/core/money'
import { Chip } from '../../../ui/controls/chip.tsx'
import { DepartmentSquare } from '../department-square.tsx'
import { messages as labels } from '../label-messages.ts'
import { messages } from '../messages.ts'
import type { BrowseChange } from './use-browse-state.ts'

type Props = { state: BrowseState; onChange: BrowseChange }

/** One chip for a price in the search text, and for each chosen diet and department; pressing it removes the filter. */
export function ActiveFilters({ state, onChange }: Props) {
  const { query, mostDollars } = readPriceLimit(state.query)
  const upTo =
    mostDollars !== undefined && messages.upTo(formatCents(centsFromDollars(mostDollars)))
  return (
    <>
      {upTo && (
        <Chip
          label={upTo}
          removeLabel={messages.removeFilter(upTo)}
          onClick={() => onChange({ query })}
        />
      )}
      {state.diets.map(diet => (
        <Chip
          key={diet}
          label={labels.diets[diet]}
          removeLabel={messages.removeFilter(labels.diets[diet])}
          onClick={() => onChange({ diets: toggled(state.diets, diet) })}
        />
      ))}
      {state.departments.map(department => (
        <Chip
          key={department}
          label={labels.department(department)}
          mark={<DepartmentSquare department={department} />}
          removeLabel={messages.removeFilter(labels.department(department))}
          onClick={() => onChange({ departments: toggled(state.departments, department) })}
        />
      ))}
    </>
  )
}
