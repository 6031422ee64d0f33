import { Outlet } from '@tanstack/react-router'
import { FloatingCartButton } from '../features/cart/floating-cart-button.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { useIsSmall } from './use-is-small.ts'

/** The navigation over every screen of the shop. */
export function ShopLayout() {
  const isSmall = useIsSmall()
  return (
    <>
      <NavigationBar isSmall={isSmall} />
      {/* Room at the end, so that the floating button covers nothing that cannot be scrolled free. */}
      <div className={isSmall ? 'pb-24' : 'pb-10'}>
        <Outlet />
      </div>
      {isSmall && <FloatingCartButton />}
    </>
  )
}
