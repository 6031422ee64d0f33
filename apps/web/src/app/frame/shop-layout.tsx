import { Outlet } from '@tanstack/react-router'
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx'
import { InView } from '../../ui/scheduling/in-view.tsx'
import { lazyPart } from '../../ui/scheduling/lazy-part.ts'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import { OfflineNote } from '../offline/offline-note.tsx'
import { useIsSmall } from '../use-is-small.ts'
import { NavigationBar } from './navigation-bar.tsx'

const SiteFooter = lazyPart(() => import('./site-footer.tsx'))

/** The navigation above every screen of the shop. */
export function ShopLayout() {
  const isSmall = useIsSmall()
  return (
    <>
      <NavigationBar isSmall={isSmall} />
      <div className="room-for-bottom-bar">
        {/* The footer stays below the fold, whatever is still loading above it. */}
        <div className="min-h-dvh pb-6 print:min-h-0">
          <Outlet />
        </div>
        <InView place={null} margin={0}>
          <PartBoundary>
            <SiteFooter />
          </PartBoundary>
        </InView>
      </div>
      <OfflineNote />
      {isSmall && <BottomBar />}
    </>
  )
}
