import { type Department, departmentSlug } from '@aisleway/core/catalogue/departments'
import { useSearch } from '@tanstack/react-router'
import { Breadcrumb } from '../../../ui/page/breadcrumb.tsx'
import { BrowseScreen } from '../browse/browse-screen.tsx'
import { messages as categoryMessages } from '../categories/category-messages.ts'
import type { WantedProduct } from '../guess/wanted-product.ts'
import { messages as labels } from '../label-messages.ts'
import type { ProductAction } from '../product/product-details.tsx'
import { DepartmentOpening } from './department-opening.tsx'
import { messages } from './messages.ts'

type Props = {
  department: Department
  action: ProductAction
  corner: ProductAction
  onAddAll: (wanted: readonly WantedProduct[]) => void
  isSmall: boolean
}

/**
 * The page of a department: its categories, deals and new products, and all its products with
 * Browse's filters.
 */
export function DepartmentScreen({ department, action, corner, ...rest }: Props) {
  const { category }: { category?: string } = useSearch({ strict: false })
  const label = labels.department(department)
  const address = `/departments/${departmentSlug(department)}`
  return (
    <BrowseScreen
      {...rest}
      action={action}
      corner={corner}
      opening={focusResults => (
        <DepartmentOpening
          department={department}
          action={action}
          corner={corner}
          onCategoryChosen={focusResults}
        />
      )}
      department={{
        department,
        title: category ? categoryMessages.category(category) : label,
        productsTitle: messages.allOf(label),
        breadcrumb: (
          <Breadcrumb
            label={messages.breadcrumb}
            above={[
              { label: messages.home, href: '/' },
              ...(category ? [{ label, href: address }] : []),
            ]}
            current={category ? categoryMessages.category(category) : label}
          />
        ),
      }}
    />
  )
}
