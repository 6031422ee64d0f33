import { initialBrowseState } from '@aisleway/core/catalogue/search/browse-address'
import { useQuery } from '@tanstack/react-query'
import { storeConfigQuery } from '../../../../api/store-config.ts'
import { OptionGroup } from '../../../../ui/fields/option-list.tsx'
import { messages as labels } from '../../label-messages.ts'
import { messages } from '../messages.ts'
import { PlaceOption } from './place-option.tsx'

const mostDepartments = 6

/** Before anything is typed: the departments that shoppers know best. */
export function PlacesToBegin({ onChosen }: { onChosen: () => void }) {
  const { data: config } = useQuery(storeConfigQuery)
  const departments = config?.home.departments ?? []
  return (
    departments.length > 0 && (
      <OptionGroup title={messages.departments}>
        {departments.slice(0, mostDepartments).map(({ department }) => (
          <PlaceOption
            key={department}
            label={labels.department(department)}
            department={department}
            state={{ ...initialBrowseState, departments: [department] }}
            onChosen={onChosen}
          />
        ))}
      </OptionGroup>
    )
  )
}
