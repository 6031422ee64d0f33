import { Outlet } from '@tanstack/react-router'
import { Logo } from './logo.tsx'
import SiteFooter from './site-footer.tsx'

/** Logo above, copyright below, the page in the middle: nothing to lead away from signing in. */
export function BareLayout() {
  return (
    <div className="gutter flex min-h-dvh flex-col">
      <header className="flex justify-center py-6">
        <Logo withName />
      </header>
      <div className="grow">
        <Outlet />
      </div>
      <SiteFooter />
    </div>
  )
}
