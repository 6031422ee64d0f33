import { createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { lazyAhead } from '../../ui/lazy-ahead.ts'
import { useFollowCart } from './follow-cart.ts'

const CartPanel = lazyAhead(() => import('./cart-panel.tsx'))

const OpenCartContext = createContext<() => void>(() => {})

/** Opens the cart panel from wherever one is. */
export function useOpenCart() {
  return use(OpenCartContext)
}

/** Holds the panel beside the screens, and keeps the cart the same in all tabs. */
export function CartPanelHost({ children }: { children: ReactNode }) {
  // Undefined until first opened: then its code is fetched.
  const [isOpen, setOpen] = useState<boolean>()
  const open = useMemo(() => () => setOpen(true), [])
  useFollowCart()
  return (
    <OpenCartContext value={open}>
      {children}
      {isOpen !== undefined && (
        <Suspense>
          <CartPanel open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </OpenCartContext>
  )
}
