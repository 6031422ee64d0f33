import { Outlet } from '@tanstack/react-router'
import { CartPanelHost } from '../features/cart/cart-panel-host.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { messages } from './messages.ts'

export function RootLayout() {
  return (
    <CartPanelHost>
      <Outlet />
      <Toaster label={messages.notices} closeLabel={messages.close} />
    </CartPanelHost>
  )
}
