import { Outlet } from '@tanstack/react-router'
import { CartPanelHost } from '../../features/cart/panel/cart-panel-host.tsx'
import { preloadedDialog } from '../../ui/overlays/preloaded-dialog.tsx'
import { Toaster } from '../../ui/toasts/toaster.tsx'

const CartWithLists = preloadedDialog(() => import('../cart-with-lists.tsx'))

export function RootLayout() {
  return (
    <CartPanelHost panel={CartWithLists}>
      <Outlet />
      <Toaster />
    </CartPanelHost>
  )
}
