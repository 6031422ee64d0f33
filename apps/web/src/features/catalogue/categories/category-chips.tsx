import { type BrowseState, onlyDepartment } from '@aisleway/core/catalogue/search/browse-address'
import { countText } from '@aisleway/core/text/count-text'
import { useId } from 'react'
import { ChoiceChip } from '../../../ui/controls/choice-chip.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import type { BrowsePage } from '../browse/browse-queries.ts'
import type { BrowseChange } from '../browse/use-browse-state.ts'
import { messages } from './category-messages.ts'
import { shownCategories } from './shown-categories.ts'

type Props = { state: BrowseState; page: BrowsePage | undefined; onChange: BrowseChange }

/** The categories of the one chosen department, in a row that scrolls sideways on a small screen. */
export function CategoryChips({ state, page, onChange }: Props) {
  const name = useId()
  const department = onlyDepartment(state)
  // While the next page loads, the previous one may be that of another department.
  if (!department || page?.department !== department) return null
  const categories = shownCategories(page.categoryCounts, state.category)
  if (categories.length === 0) return null
  const chips = [{ name: '', label: messages.all, count: null }, ...categories]
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 browse:mx-0 browse:flex-wrap browse:px-0">
      <legend className="contents">
        <VisuallyHidden>{messages.legend}</VisuallyHidden>
      </legend>
      {chips.map(chip => (
        <ChoiceChip
          key={chip.name}
          type="radio"
          name={name}
          checked={chip.name === state.category}
          onChange={() => onChange({ category: chip.name })}
        >
          {chip.label}
          {chip.count !== null && (
            <span className="font-normal text-meta">{countText(chip.count)}</span>
          )}
        </ChoiceChip>
      ))}
    </fieldset>
  )
}
