import { Outlet } from '@tanstack/react-router'
import { OfflineNote } from '../offline/offline-note.tsx'
import { Logo } from './logo.tsx'
import SiteFooter from './site-footer.tsx'

/** The logo, the page and the copyright: no links that lead away from signing in. */
export default function BareLayout() {
  return (
    <>
      <div className="gutter flex min-h-dvh flex-col">
        <header className="flex justify-center py-6">
          <Logo withName />
        </header>
        <div className="grow">
          <Outlet />
        </div>
        <SiteFooter />
      </div>
      <OfflineNote />
    </>
  )
}
