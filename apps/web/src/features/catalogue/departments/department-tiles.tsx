import { departmentSlug } from '@aisleway/core/catalogue/departments'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { storeConfigQuery } from '../../../api/store-config.ts'
import { messages as labels } from '../label-messages.ts'
import { messages } from '../messages.ts'
import { TileContent, tileClass } from './tile.tsx'

/**
 * Links to the page of each department, in one row that scrolls sideways on a small screen, and otherwise in at
 * most two rows.
 */
export function DepartmentTiles() {
  const { data: config } = useQuery(storeConfigQuery)
  return (
    <nav
      aria-label={messages.departments}
      className="-mx-4 overflow-x-auto px-4 pb-1 browse:mx-0 browse:px-0"
    >
      <ul className="grid auto-cols-[1fr] grid-flow-col gap-2 sm:grid-rows-2">
        {config?.home.departments.map(({ department, imageUrl }) => (
          <li key={department}>
            <Link
              to="/departments/$slug"
              params={{ slug: departmentSlug(department) }}
              data-department={department}
              className={tileClass}
            >
              <TileContent imageUrl={imageUrl} label={labels.department(department)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
