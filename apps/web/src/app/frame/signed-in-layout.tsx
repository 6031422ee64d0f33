import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SignedInOnly } from '../../features/account/signed-in-only.tsx'
import { useFavorites } from '../../features/favorites/use-favorites.ts'
import { useListCount } from '../../features/lists/use-list-count.ts'
import { keepPlace } from '../pages/keep-place.ts'

export default function SignedInLayout() {
  // Loading the favorites imports those kept in the browser, even on screens that show none.
  useFavorites()
  useListCount()
  useEffect(keepPlace, [])
  return (
    <SignedInOnly>
      <Outlet />
    </SignedInOnly>
  )
}
