import { Outlet } from '@tanstack/react-router'
import { SignedInOnly } from '../../features/account/signed-in-only.tsx'
import { useFavorites } from '../../features/favorites/use-favorites.ts'
import { useListCount } from '../../features/lists/use-list-count.ts'

export default function SignedInLayout() {
  // Reading the favorites takes in what the browser kept, also on screens that show none.
  useFavorites()
  useListCount()
  return (
    <SignedInOnly>
      <Outlet />
    </SignedInOnly>
  )
}
