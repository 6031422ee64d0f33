import { addressFrom, initialBrowseState } from '@aisleway/core/catalogue/search/browse-address'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { storeConfigQuery } from '../../../api/store-config.ts'
import { messages as labels } from '../label-messages.ts'
import { messages } from '../messages.ts'
import { ProductPicture } from '../product/product-picture.tsx'

type Props = {
  /** Moves the focus, because the pressed tile disappears. */
  onChosen: () => void
}

/**
 * Links to each department, in one row that scrolls sideways on a small screen, and otherwise in at most
 * two rows.
 */
export function DepartmentTiles({ onChosen }: Props) {
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
              to="/browse"
              search={addressFrom({ ...initialBrowseState, departments: [department] })}
              resetScroll={false}
              onClick={onChosen}
              data-department={department}
              className="shelf flex h-14 min-w-31 items-center gap-2 rounded-control pr-2 pl-1.5 font-semibold text-meta leading-tight [--rail:3px] hover:underline focus-visible:-outline-offset-3"
            >
              {imageUrl && (
                <ProductPicture
                  product={{ imageUrl }}
                  className="size-11 shrink-0 self-end object-contain object-bottom"
                />
              )}
              <span className="hyphens-auto">{labels.department(department)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
