import { Outlet } from '@tanstack/react-router'
import { SignedInOnly } from '../features/account/signed-in-only.tsx'

export function SignedInLayout() {
  return (
    <SignedInOnly>
      <Outlet />
    </SignedInOnly>
  )
}
