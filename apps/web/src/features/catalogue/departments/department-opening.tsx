import { type Department, departmentSlug } from '@aisleway/core/catalogue/departments'
import { ArrowRightIcon } from '@phosphor-icons/react/ArrowRight'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useOnline } from '../../../ui/feedback/use-online.ts'
import { messages as catalogueMessages } from '../messages.ts'
import type { ProductAction } from '../product/product-details.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { departmentQuery } from './department-query.ts'
import { messages } from './messages.ts'
import { ProductRow, ProductRowPlace } from './product-row.tsx'

type Props = {
  department: Department
  action: ProductAction
  corner: ProductAction
  onCategoryChosen: () => void
}

/** The categories of a department, what is on sale in it, and what is new this week. */
export function DepartmentOpening({ department, action, corner, onCategoryChosen }: Props) {
  const { data, error, refetch } = useQuery(departmentQuery(department))
  const isOnline = useOnline()
  // Offline, the products below say so, and it retries by itself.
  if (error && !data) return isOnline && <LostPart error={error} retry={refetch} />
  if (!data) return <Place />
  const { categories, onSale, onSaleCount, newThisWeek } = data
  return (
    <>
      {categories.length > 0 && (
        <CategoryTiles
          department={department}
          categories={categories}
          onChosen={onCategoryChosen}
        />
      )}
      {onSale.length > 0 && (
        <ProductRow
          title={catalogueMessages.onSaleTitle}
          link={<OnSaleLink department={department} count={onSaleCount} />}
          products={onSale}
          action={action}
          corner={corner}
        />
      )}
      {newThisWeek.length > 0 && (
        <ProductRow
          title={messages.newThisWeek}
          products={newThisWeek}
          action={action}
          corner={corner}
        />
      )}
    </>
  )
}

function OnSaleLink({ department, count }: { department: Department; count: number }) {
  return (
    <Link
      to="/departments/$slug"
      params={{ slug: departmentSlug(department) }}
      search={{ sale: '1' }}
      className="flex min-h-11 shrink-0 items-center gap-2 font-bold text-leaf underline-offset-4 hover:underline"
    >
      {catalogueMessages.seeAll(count)}
      <ArrowRightIcon />
    </Link>
  )
}

/** The height of most departments' content, so that the products below hardly move. */
function Place() {
  return (
    <>
      <Skeleton className="h-78 sm:h-30" />
      <ProductRowPlace />
    </>
  )
}
