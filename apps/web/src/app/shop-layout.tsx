import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { WhenNear } from '../ui/when-near.tsx'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { useIsSmall } from './use-is-small.ts'

const SiteFooter = lazy(() => import('./site-footer.tsx'))

/** The navigation over every screen of the shop. */
export function ShopLayout() {
  const isSmall = useIsSmall()
  return (
    <>
      <NavigationBar isSmall={isSmall} />
      <div className="room-for-bottom-bar">
        {/* The footer stays below the fold, whatever is still to come above it. */}
        <div className="min-h-dvh pb-6 print:min-h-0">
          <Outlet />
        </div>
        <WhenNear place={null} margin={0}>
          <Suspense>
            <SiteFooter />
          </Suspense>
        </WhenNear>
      </div>
      {isSmall && <BottomBar />}
    </>
  )
}
