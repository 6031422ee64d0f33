import { type Department, departmentFrom } from '@aisleway/core/catalogue/departments'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { putAllInCart } from '../../features/cart/put-in-cart.tsx'
import { DepartmentScreen } from '../../features/catalogue/departments/department-screen.tsx'
import { messages as labels } from '../../features/catalogue/label-messages.ts'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { messages } from '../frame/site-messages.ts'
import { cartControl, favoriteButton } from '../product-actions.tsx'
import { useIsSmall } from '../use-is-small.ts'
import { keepPlace } from './keep-place.ts'
import NotFoundScreen from './not-found-screen.tsx'

export default function DepartmentPage() {
  const { slug = '' }: { slug?: string } = useParams({ strict: false })
  const department = departmentFrom(slug)
  useEffect(keepPlace, [])
  // The rows' scroll positions and the opened details belong to one department.
  return department ? (
    <KnownDepartment key={department} department={department} />
  ) : (
    <NotFoundScreen />
  )
}

function KnownDepartment({ department }: { department: Department }) {
  usePageTitle(messages.pageTitle(labels.department(department)))
  return (
    <DepartmentScreen
      department={department}
      action={cartControl}
      corner={favoriteButton}
      onAddAll={putAllInCart}
      isSmall={useIsSmall()}
    />
  )
}
