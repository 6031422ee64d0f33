import type { DepartmentPage } from '@aisleway/core/catalogue/department-page/contract'
import { type Department, departmentSlug } from '@aisleway/core/catalogue/departments'
import { Link } from '@tanstack/react-router'
import { messages as categoryMessages } from '../categories/category-messages.ts'
import { TileContent, tileClass } from './tile.tsx'

type Props = {
  department: Department
  categories: DepartmentPage['categories']
  /** Moves the focus, because the pressed tile unmounts. */
  onChosen: () => void
}

/** Links to the categories of a department, in as many columns as fit. */
export function CategoryTiles({ department, categories, onChosen }: Props) {
  return (
    <nav aria-label={categoryMessages.legend}>
      <ul className="grid hyphens-auto grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {categories.map(({ name, imageUrl }) => (
          <li key={name}>
            <Link
              to="/departments/$slug"
              params={{ slug: departmentSlug(department) }}
              search={{ category: name }}
              resetScroll={false}
              onClick={onChosen}
              data-department={department}
              className={tileClass}
            >
              {/* All would have the same placeholder. */}
              <TileContent
                imageUrl={imageUrl || undefined}
                label={categoryMessages.category(name)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
